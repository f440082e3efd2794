import { desc, eq } from "drizzle-orm";
import { revisionHistory } from "#database/schema/listing-edits/revisions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { RevisionDeps } from "./deps.ts";
import { within as inSection, sectionsOf } from "./edited-facts.ts";
import { readStanding } from "./internal/field-sources.server.ts";
import { findPending } from "./internal/pending.server.ts";
import { sectionNames, sections, staleFields } from "./sections.ts";

/**
 * Counts sections that need the owner: proposals read from the website, rejected edits,
 * and stale sections.
 */
export async function countUnsettled(
  { db, clock }: Pick<RevisionDeps, "db" | "clock">,
  actor: Actor,
  listingId: number,
) {
  if (!may(actor, "listings.edit", { listingId })) return { proposed: 0, rejected: 0, stale: 0 };
  const changes = (await findPending({ db }, listingId))?.changes ?? {};
  const isFromWebsite = (name: (typeof sectionNames)[number]) =>
    Object.values(inSection(changes, name)).some(({ source }) => source === "website");
  const [latest] = await db
    .select({ act: revisionHistory.act, changes: revisionHistory.changes })
    .from(revisionHistory)
    .where(eq(revisionHistory.listingId, listingId))
    .orderBy(desc(revisionHistory.id))
    .limit(1);
  const standing = await readStanding({ db }, listingId);
  const today = localDay(clock(), brand.region.timeZone);
  return {
    proposed: sectionsOf(changes).filter(
      (name) => !sections[name].isModerated && isFromWebsite(name),
    ).length,
    rejected: latest?.act === "rejected" ? sectionsOf(latest.changes).length : 0,
    stale: sectionNames.filter((name) => staleFields(name, standing, today).length > 0).length,
  };
}
