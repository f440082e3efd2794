import { z } from "zod";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";

/** Admin input for a license check, or for withdrawing one. */
export const licenseCheckSchema = z
  .object({
    id: z.coerce.number<string>().int().positive(),
    result: z.enum(["checked", "not checked"], "Choose what you found"),
    checkedOn: z.union([typedDay("Enter the day you looked it up"), z.literal("")]).default(""),
    source: oneLine("Enter where you looked it up, or why the check is no longer valid")
      .min(3, "Enter where you looked it up, or why the check is no longer valid")
      .max(200, "This is longer than 200 characters"),
  })
  .refine(({ result, checkedOn }) => result !== "checked" || checkedOn, {
    path: ["checkedOn"],
    message: "Enter the day you looked it up",
  });

export type LicenseCheck = z.infer<typeof licenseCheckSchema>;
