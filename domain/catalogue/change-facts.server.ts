import { and, eq, notInArray } from "drizzle-orm";
import { announceChange } from "#database/changes.ts";
import type { Executor } from "#database/database.ts";
import { medSpaCategories, medSpaDocuments, medSpaTreatments } from "#database/schema/catalogue/found-by.ts";
import { licences, services, staffMembers } from "#database/schema/catalogue/med-spa-details.ts";
import { medSpas } from "#database/schema/catalogue/med-spas.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { idsBySlug, medSpaRow, offered } from "./internal/rows.server.ts";
import { writeFoundBy, writeMenu, writeStaff } from "./internal/write-rows.server.ts";
import type { ListingFacts } from "./listing-facts.ts";
import { baseScore, completeness, freshnessPoints, type MedSpaDraft } from "./med-spa.ts";
import type { HeldListing } from "./read-listing.server.ts";
import { tagsOfMedSpa } from "./tags.ts";

type Within = { db: Executor; clock: () => Date };

/**
 * Writes what a listing says of itself, and what lists and searches read of it, in the transaction that holds the listing.
 * Somebody who knows it said so today: that makes it fresh.
 */
export async function changeFacts({ db, clock }: Within, held: HeldListing, changes: Partial<ListingFacts>) {
  const facts = { ...held.facts, ...changes };
  const ids = await idsBySlug(db);
  const confirmedOn = localDay(clock(), brand.region.timeZone);
  const base = baseScore({ rating: held.rating, reviewCount: held.reviewCount, completeness: completeness(facts) });
  const rank = { baseScore: base, confirmedOn, score: base + freshnessPoints(0) };
  const [before, draft] = [draftOf(held, held.facts), draftOf(held, facts)];
  const listed = [{ id: held.id, draft, rank: rank.score }];
  const { slug: _slug, status: _status, isDemo: _isDemo, isPremium: _isPremium, ...row } = medSpaRow(draft, ids);
  await db
    .update(medSpas)
    .set({ ...row, ...rank, updatedAt: clock() })
    .where(eq(medSpas.id, held.id));
  if (changes.services) {
    await db.delete(services).where(eq(services.medSpaId, held.id));
    await writeMenu(db, listed, ids);
  }
  if (changes.staff) {
    await db.delete(staffMembers).where(eq(staffMembers.medSpaId, held.id));
    await writeStaff(db, listed, ids);
  }
  if (changes.licences) await writeLicences(db, held.id, held.facts.licences, changes.licences);
  await db.delete(medSpaCategories).where(eq(medSpaCategories.medSpaId, held.id));
  await db.delete(medSpaTreatments).where(eq(medSpaTreatments.medSpaId, held.id));
  await db.delete(medSpaDocuments).where(eq(medSpaDocuments.medSpaId, held.id));
  await writeFoundBy(db, listed, ids);
  if (held.status === "active") await announceChange(db, [...new Set([before, draft].flatMap((each) => tagsOfMedSpa({ ...each, treatments: offered(each) })))]);
}

function draftOf({ slug, status, isDemo, isPremium }: HeldListing, facts: ListingFacts): MedSpaDraft & ListingFacts {
  return { ...facts, slug, status: status === "active" ? status : "pending", isDemo, isPremium };
}

type Licences = ListingFacts["licences"];

/** A licence that stays keeps the operator's look-up; one that says something else is another, which nobody has looked up. */
async function writeLicences(db: Executor, medSpaId: number, before: Licences, after: Licences) {
  const isKept = ({ kind, holder, number }: Licences[number]) =>
    before.some((known) => known.kind === kind && known.holder === holder && known.number === number);
  const kept = after.filter(isKept).map(({ number }) => number);
  const isIts = eq(licences.medSpaId, medSpaId);
  await db.delete(licences).where(kept.length > 0 ? and(isIts, notInArray(licences.number, kept)) : isIts);
  const added = after.filter((licence) => !isKept(licence));
  if (added.length > 0) await db.insert(licences).values(added.map(({ kind, holder, number }) => ({ medSpaId, kind, holder, number })));
}
