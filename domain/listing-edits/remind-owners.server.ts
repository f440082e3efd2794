import { sql } from "drizzle-orm";
import { staleReminders } from "#database/schema/listing-edits/listing-edits.ts";
import { listOwners } from "#domain/accounts/memberships/listing-owners.server.ts";
import {
  readOwnerMailings,
  wantsOwnerEmails,
} from "#domain/accounts/memberships/owner-emails.server.ts";
import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import { type EmailDeps, queueBulkEmail } from "#domain/email/queue-email.server.ts";
import { localDay } from "#shared/local-day.ts";
import { ownerProfilePath } from "#shared/paths.ts";
import { brand } from "#site/brand.ts";
import { staleListingEmail } from "./edit-emails.ts";
import { readFieldSources } from "./internal/field-sources.server.ts";
import {
  fieldNames,
  type ListingSection,
  profileSectionNames,
  profileSections,
  staleAfterDays,
  staleFields,
} from "./sections.ts";

const quarter = "91 days";
const atOnce = 200;
const why =
  "You get this email, at most once every three months, because part of a listing you manage may be out of date.";
const going = profileSectionNames.flatMap((section) =>
  profileSections[section].goesStale ? profileSections[section].fields : [],
);

/**
 * Asks owners of public listings whether stale facts are still right, at most once a quarter.
 * Returns the number of listings.
 */
export async function sendStaleReminders(deps: EmailDeps): Promise<number> {
  const now = deps.clock();
  const { rows } = await deps.db.execute<{ id: number; name: string; slug: string }>(sql`
    select m.id, m.name, m.slug from listings m left join stale_reminders r on r.listing_id = m.id
    where m.status = 'active' and (r.sent_at is null or r.sent_at <= ${now.toISOString()}::timestamptz - ${quarter}::interval)
      and exists (select from memberships b where b.listing_id = m.id and b.role = 'owner' and ${wantsOwnerEmails("reminders", sql`b.user_id`)})
      and exists (
        select from unnest(${sql.param(going)}::text[]) part left join confirmations c on c.listing_id = m.id and c.field = part
        where coalesce(c.confirmed_on, case when part = 'services' then (select max(priced_on) from services where listing_id = m.id) end,
          (m.created_at at time zone ${brand.region.timeZone})::date) < ${localDay(now)}::date - ${staleAfterDays}::int)
    order by m.id limit ${atOnce}`);
  let reminded = 0;
  for (const listing of rows) if (await ask(deps, listing, now)) reminded++;
  return reminded;
}

async function ask(
  outer: EmailDeps,
  { id, name, slug }: { id: number; name: string; slug: string },
  now: Date,
) {
  const today = localDay(now);
  const provenance = await readFieldSources(outer, id);
  const stale = profileSectionNames.flatMap((section) =>
    namesOf(section, staleFields(section, provenance, today)),
  );
  if (stale.length === 0) return false;
  return outer.db.transaction(async (tx) => {
    const deps = { ...outer, db: tx };
    await tx
      .insert(staleReminders)
      .values({ listingId: id, sentAt: now })
      .onConflictDoUpdate({ target: staleReminders.listingId, set: { sentAt: now } });
    const content = staleListingEmail({
      listing: name,
      sections: stale,
      profilePage: outer.siteUrl + ownerProfilePath(slug),
    });
    for (const { email } of await listOwners(deps, id))
      if (email && (await readOwnerMailings(deps, email)).isWanted("reminders"))
        await queueBulkEmail(deps, {
          kind: "stale listing reminder",
          to: email,
          content,
          list: "reminders",
          why,
        });
    return true;
  });
}

/** Returns the title of a section if all of it is stale, else its fields. */
const namesOf = (section: ListingSection, stale: readonly FactName[]) =>
  stale.length === profileSections[section].fields.length
    ? [profileSections[section].title]
    : stale.map((field) => fieldNames[field]);
