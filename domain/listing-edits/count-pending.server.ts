import { desc, eq } from "drizzle-orm";
import { listingEditHistory } from "#database/schema/listing-edits/listing-edits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import type { ListingEditDeps } from "./deps.ts";
import { pickSection as inSection, sectionsOf } from "./edited-facts.ts";
import { readFieldSources } from "./internal/field-sources.server.ts";
import { findPendingEdit } from "./internal/pending.server.ts";
import { profileSectionNames, profileSections, staleFields } from "./sections.ts";

/**
 * Counts sections that need the owner: proposals read from the website, rejected edits,
 * and stale sections.
 */
export async function countUnresolvedSections(
  { db, clock }: Pick<ListingEditDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
) {
  if (!may(actor, "listings.edit", { listingId })) return { proposed: 0, rejected: 0, stale: 0 };
  const changes = (await findPendingEdit({ db }, listingId))?.changes ?? {};
  const isFromWebsite = (name: (typeof profileSectionNames)[number]) =>
    Object.values(inSection(changes, name)).some(({ source }) => source === "website");
  const [latest] = await db
    .select({ act: listingEditHistory.act, changes: listingEditHistory.changes })
    .from(listingEditHistory)
    .where(eq(listingEditHistory.listingId, listingId))
    .orderBy(desc(listingEditHistory.id))
    .limit(1);
  const provenance = await readFieldSources({ db }, listingId);
  const today = localDay(clock());
  return {
    proposed: sectionsOf(changes).filter(
      (name) => !profileSections[name].isModerated && isFromWebsite(name),
    ).length,
    rejected: latest?.act === "rejected" ? sectionsOf(latest.changes).length : 0,
    stale: profileSectionNames.filter((name) => staleFields(name, provenance, today).length > 0)
      .length,
  };
}
