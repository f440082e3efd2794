import type { readSeedLicenseChecks } from "#database/seed/read.ts";
import type { DemoListingChecks } from "#domain/catalogue/licenses/add-demo-checks.server.ts";
import { addDays, localDay } from "#shared/local-day.ts";

const day = 86_400_000;

/** Invented like the listings: no owner was asked, no website was read. */
export function buildDemoLicenseChecks(
  standing: ReturnType<typeof readSeedLicenseChecks>,
  now: Date,
): DemoListingChecks[] {
  const today = localDay(now);
  return standing.map(({ listing, licenseCheckedDaysAgo, websiteReadDaysAgo }) => ({
    listing,
    licenseCheckedOn:
      licenseCheckedDaysAgo === undefined ? null : addDays(today, -licenseCheckedDaysAgo),
    websiteReadAt:
      websiteReadDaysAgo === undefined ? null : new Date(now.getTime() - websiteReadDaysAgo * day),
  }));
}
