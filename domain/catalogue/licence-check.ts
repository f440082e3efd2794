import { z } from "zod";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";

/** What the operator writes down when he looked a licence up, or when a check no longer holds. */
export const licenceCheckSchema = z
  .object({
    id: z.coerce.number<string>().int().positive(),
    result: z.enum(["checked", "not checked"], "Choose what you found"),
    checkedOn: z.union([typedDay("Give the day on which you looked it up"), z.literal("")]).default(""),
    source: oneLine("Say where you looked it up, or why the check no longer holds")
      .min(3, "Say where you looked it up, or why the check no longer holds")
      .max(200, "This is longer than 200 characters"),
  })
  .refine(({ result, checkedOn }) => result !== "checked" || checkedOn, { path: ["checkedOn"], message: "Give the day on which you looked it up" });

export type LicenceCheck = z.infer<typeof licenceCheckSchema>;

export const licenceFilters = { unchecked: "Not checked yet", checked: "Checked", all: "All" } as const;
export type LicenceFilter = keyof typeof licenceFilters;
