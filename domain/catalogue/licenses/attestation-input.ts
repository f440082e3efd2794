import { z } from "zod";
import { typedText } from "#shared/typed-text.ts";
import { attestationMissing } from "./attestation.ts";

export const attestationBox = z.literal("yes", attestationMissing);

const noteMissing = "Enter who signed the statement, on which day, and where you keep it.";

export const signedStatementSchema = z.object({
  note: typedText(noteMissing).min(10, noteMissing).max(500, "This is longer than 500 characters."),
});
