import type { LicenseKind } from "#shared/credential-kinds.ts";
import { daysBetween } from "#shared/local-day.ts";
/** A license can be suspended the day after a check, so the check mark expires after a year. */
export const checkHoldsDays = 365;
/** Age in days from which a check is due for renewal. */
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

/** Finds the latest check that is still valid on a day. */
export function lastCheck({ isDemo, licenses }: Listing, today: string) {
  const held = licenses.flatMap(({ kind, holder, number, checkedOn: on }) =>
    on !== null && daysBetween(on, today) < checkHoldsDays
      ? [{ kind, holder, number, on, isDemo }]
      : [],
  );
  return held.toSorted((one, other) => other.on.localeCompare(one.on))[0] ?? null;
}
