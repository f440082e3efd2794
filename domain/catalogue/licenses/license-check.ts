import { z } from "zod";
import { daysBetween } from "#shared/local-day.ts";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";

/** What the operator writes down when he looked a licence up, or when a check no longer holds. */
export const licenceCheckSchema = z
  .object({
    id: z.coerce.number<string>().int().positive(),
    result: z.enum(["checked", "not checked"], "Choose what you found"),
    checkedOn: z
      .union([typedDay("Give the day on which you looked it up"), z.literal("")])
      .default(""),
    source: oneLine("Say where you looked it up, or why the check no longer holds")
      .min(3, "Say where you looked it up, or why the check no longer holds")
      .max(200, "This is longer than 200 characters"),
  })
  .refine(({ result, checkedOn }) => result !== "checked" || checkedOn, {
    path: ["checkedOn"],
    message: "Give the day on which you looked it up",
  });

export type LicenceCheck = z.infer<typeof licenceCheckSchema>;

/** A license may be suspended the day after it was looked up: after a year the mark of a check goes. */
export const checkHoldsDays = 365;
/** From here on it is among those to look up again. */
export const checkDueDays = 335;

/** What was looked up, and when. `isDemo`: the listing is invented, and so is the check. */
export type CheckedLicence = { holder: string; number: string; on: string; isDemo: boolean };

export const licenceFilters = {
  unchecked: "Not checked yet",
  due: "Due again",
  checked: "Checked",
  all: "All",
} as const;
export type LicenceFilter = keyof typeof licenceFilters;

type Listing = {
  isDemo: boolean;
  licences: { holder: string; number: string; checkedOn: string | null }[];
};

/** The last check of a listing that still holds on a day. */
export function lastCheck({ isDemo, licences }: Listing, today: string): CheckedLicence | null {
  const held = licences.flatMap(({ holder, number, checkedOn: on }) =>
    on !== null && daysBetween(on, today) < checkHoldsDays ? [{ holder, number, on, isDemo }] : [],
  );
  return held.toSorted((one, other) => other.on.localeCompare(one.on))[0] ?? null;
}
