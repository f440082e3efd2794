import { z } from "zod";
import { customerFields } from "#shared/customer-fields.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { callTimes, leadStatuses } from "./lead.ts";

export const leadSchema = z.object({
  ...customerFields,
  treatment: oneLine("").max(100, "Choose a treatment.").default(""),
  bestTime: z.enum(callTimes, "Choose a time."),
  message: typedText("").max(1000, "This is longer than 1,000 characters.").nullish(),
});

export type LeadInput = z.infer<typeof leadSchema>;

export const leadChangeSchema = z.object({
  status: z.enum(leadStatuses, "Choose what to do with the request."),
  note: typedText("").max(1000, "This is longer than 1,000 characters.").default(""),
});
