import { and, eq, inArray } from "drizzle-orm";
import { listingEditHistory } from "#database/schema/listing-edits/listing-edits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { areFactsEqual } from "#domain/catalogue/listings/are-facts-equal.server.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { lockListingFacts } from "#domain/catalogue/listings/read-listing.server.ts";
import type { FactSource } from "#domain/catalogue/listings/source.ts";
import type { ListingEditDeps } from "./deps.ts";
import type { FactEdits } from "./edited-facts.ts";
import {
  diffFacts,
  findPendingEdit,
  recordEditHistory,
  writePendingEdit,
} from "./internal/pending.server.ts";

type ProposeEditResult = "proposed" | "unchanged" | "not-found";

/**
 * Proposes an edit from a program, or from someone who may not edit the listing. Every field waits
 * in the admin queue; owners may accept proposals for fields that they can edit themselves. Pending
 * edits of the listing's own team stay untouched, and rejected values are not proposed again.
 */
export const proposeEdit = async (
  { db, clock }: Pick<ListingEditDeps, "db" | "clock">,
  author: Actor | null,
  listingId: number,
  proposal: Partial<ListingFacts>,
  source: FactSource,
): Promise<ProposeEditResult> =>
  db.transaction(async (tx) => {
    const deps = { db: tx, clock };
    const held = await lockListingFacts(deps, listingId);
    if (!held) return "not-found";
    const pending = await findPendingEdit(deps, listingId);
    const waiting = pending?.changes ?? {};
    const refused = await findRefused(deps, listingId, source);
    const isNews = (field: string, after: unknown) =>
      (waiting[field] === undefined ||
        (waiting[field].source === source && !areFactsEqual(field, waiting[field].after, after))) &&
      !refused.some(
        (changes) =>
          changes[field]?.source === source && areFactsEqual(field, changes[field].after, after),
      );
    const news = Object.entries(diffFacts(held.facts, proposal, source)).filter(
      ([field, { after }]) => isNews(field, after),
    );
    if (news.length === 0) return "unchanged";
    const changes = Object.fromEntries(news);
    const listingEditId = await writePendingEdit(deps, listingId, pending, {
      ...waiting,
      ...changes,
    });
    await recordEditHistory(deps, {
      listingId,
      listingEditId,
      act: "proposed",
      userId: author?.userId ?? null,
      source,
      changes,
    });
    return "proposed";
  });

async function findRefused(
  { db }: Pick<ListingEditDeps, "db">,
  listingId: number,
  source: FactSource,
): Promise<FactEdits[]> {
  const rows = await db
    .select({ changes: listingEditHistory.changes })
    .from(listingEditHistory)
    .where(
      and(
        eq(listingEditHistory.listingId, listingId),
        inArray(listingEditHistory.act, ["withdrawn", "rejected"]),
      ),
    );
  return rows
    .map(({ changes }) => changes)
    .filter((changes) => Object.values(changes).some((change) => change.source === source));
}
