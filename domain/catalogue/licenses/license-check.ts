import { z } from "zod";
import type { LicenseKind } from "#shared/credential-kinds.ts";
import { daysBetween } from "#shared/local-day.ts";
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

/** A license can be suspended the day after a check, so the check mark expires after a year. */
export const checkHoldsDays = 365;
/** From this age on, a check is due for renewal. */
export const checkDueDays = 335;

/** A license check. `isDemo`: the listing and its check are fictional. */
export type CheckedLicense = { holder: string; number: string; on: string; isDemo: boolean };

export const licenseFilters = {
  unchecked: "Not checked yet",
  due: "Due again",
  checked: "Checked",
  all: "All",
} as const;
export type LicenseFilter = keyof typeof licenseFilters;

type Listing = {
  isDemo: boolean;
  licenses: { kind: LicenseKind; holder: string; number: string; checkedOn: string | null }[];
};

/** Latest check that is still valid on a day. */
export function lastCheck({ isDemo, licenses }: Listing, today: string) {
  const held = licenses.flatMap(({ kind, holder, number, checkedOn: on }) =>
    on !== null && daysBetween(on, today) < checkHoldsDays
      ? [{ kind, holder, number, on, isDemo }]
      : [],
  );
  return held.toSorted((one, other) => other.on.localeCompare(one.on))[0] ?? null;
}
