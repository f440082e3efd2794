import { asc, count, desc, eq, ne } from "drizzle-orm";
import { users } from "#database/schema/accounts.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { revisionHistory, revisions } from "#database/schema/revisions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy.ts";
import { readListing } from "#domain/catalogue/read-listing.server.ts";
import { slugify } from "#shared/slug.ts";
import { isModerated } from "./changes.ts";
import { areSame, latestEntry } from "./internal/pending.server.ts";
import type { RevisionTouches } from "./touches.ts";

const mostListed = 50;

/** What waits, the oldest first, with what moved on the listing since; or what was decided, the latest first. */
export async function listRevisions({ db }: Pick<RevisionTouches, "db">, actor: Actor, show: "waiting" | "decided") {
  if (!may(actor, "decide changes of listings")) return "forbidden" as const;
  const isWaiting = show === "waiting";
  const rows = await db
    .select({ id: revisions.id, state: revisions.state, changes: revisions.changes, createdAt: revisions.createdAt, medSpaId: revisions.medSpaId })
    .from(revisions)
    .where(isWaiting ? eq(revisions.state, "pending") : ne(revisions.state, "pending"))
    .orderBy(isWaiting ? asc(revisions.createdAt) : desc(revisions.id))
    .limit(mostListed);
  const listed = [];
  for (const row of rows) listed.push(await withListing({ db }, row));
  return listed;
}

type Row = Pick<typeof revisions.$inferSelect, "id" | "state" | "changes" | "createdAt" | "medSpaId">;

async function withListing({ db }: Pick<RevisionTouches, "db">, { medSpaId, changes, ...revision }: Row) {
  const listing = await readListing({ db }, medSpaId);
  if (!listing) throw new Error("A revision has no listing");
  const live: Record<string, unknown> = listing.facts;
  const history = await db
    .select({
      id: revisionHistory.id,
      act: revisionHistory.act,
      source: revisionHistory.source,
      reason: revisionHistory.reason,
      at: revisionHistory.at,
      by: users.name,
    })
    .from(revisionHistory)
    .leftJoin(users, eq(users.id, revisionHistory.userId))
    .where(eq(revisionHistory.revisionId, revision.id))
    .orderBy(revisionHistory.id);
  const fields = Object.entries(changes).map(([field, { before, after, source }]) => ({
    ...{ field, before, after, source, live: live[field] },
    hasMoved: !areSame(field, live[field], before),
    /** Written at once by the owner since: that stays. */
    isKept: !areSame(field, live[field], before) && !isModerated(field),
  }));
  const { name, city, website } = listing.facts;
  const newName = changes.name?.after;
  return {
    ...revision,
    seen: await latestEntry({ db }, medSpaId),
    medSpa: { name, slug: listing.slug, city, website },
    mayRename: typeof newName === "string" && slugify(newName) !== slugify(name),
    fields,
    history,
  };
}

/** How many wait for a decision. */
export async function countRevisions({ db }: Pick<RevisionTouches, "db">) {
  const [counted] = await db
    .select({ waiting: count() })
    .from(revisions)
    .innerJoin(medSpas, eq(medSpas.id, revisions.medSpaId))
    .where(eq(revisions.state, "pending"));
  return counted?.waiting ?? 0;
}
