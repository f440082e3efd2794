import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

export type DemoListingChecks = {
  listing: string;
  licenseCheckedOn: string | null;
  websiteReadAt: Date | null;
};

/**
 * Simulates a license check by an admin and a website read for demo listings. Real listings get
 * these only from admins and the website reader.
 */
export async function addDemoLicenseChecks(
  { db }: { db: Executor },
  standing: DemoListingChecks[],
) {
  const checksJson = JSON.stringify(standing);
  const rows = sql`json_to_recordset(${checksJson}::json) as g("listing" text, "licenseCheckedOn" date, "websiteReadAt" timestamptz)`;
  const isDemo = sql`m.slug = g."listing" and m.is_demo`;
  await db.execute(
    sql`update licenses l set checked_on = g."licenseCheckedOn" from ${rows} join listings m on ${isDemo}
      where l.id = (select min(first.id) from licenses first where first.listing_id = m.id) and g."licenseCheckedOn" is not null`,
  );
  await db.execute(
    sql`update listings m set last_website_scrape = g."websiteReadAt" from ${rows} where ${isDemo} and g."websiteReadAt" is not null`,
  );
}
