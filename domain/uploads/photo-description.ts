import { oneLine } from "#shared/typed-text.ts";

export const descriptionSchema = oneLine("").max(200, "Use at most 200 characters.");
