import type { readStanding } from "#database/seed/read.ts";
import type { DemoStanding } from "#domain/catalogue/licenses/add-demo-checks.server.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";

const day = 86_400_000;

/** Invented like the listings: no owner was asked, no website was read. */
export function demoStanding(standing: ReturnType<typeof readStanding>, now: Date): DemoStanding[] {
  const today = localDay(now, brand.region.timeZone);
  return standing.map(({ listing, licenseCheckedDaysAgo, websiteReadDaysAgo }) => ({
    listing,
    licenseCheckedOn:
      licenseCheckedDaysAgo === undefined ? null : addDays(today, -licenseCheckedDaysAgo),
    websiteReadAt:
      websiteReadDaysAgo === undefined ? null : new Date(now.getTime() - websiteReadDaysAgo * day),
  }));
}
