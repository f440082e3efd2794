import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { attestations } from "#database/schema/catalogue/attestations.ts";
import { oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import type { ListingMove } from "#shared/move.ts";
import { listTagsToInvalidate } from "../internal/tags-to-invalidate.server.ts";
import { lockSlugAssignment } from "../slugs/slugs.server.ts";
import { tags } from "../tags.ts";
import {
  readConfirmations,
  restoreFieldSources,
  withRelatedFields,
} from "./confirmations.server.ts";

type Deps = { db: Transaction; clock: () => Date };

/** Moves licenses that the remaining listing lacks. If both have one, its check is kept. */
export async function moveLicenses(tx: Transaction, { from, to }: ListingMove) {
  const same = sql`k.listing_id = ${to} and k.number = g.number`;
  await tx.execute(
    sql`update licenses g set listing_id = ${to} where g.listing_id = ${from} and not exists (select from licenses k where ${same})`,
  );
  await tx.execute(sql`
    with looked_up as (
      update licenses k set checked_on = g.checked_on from licenses g
      where ${same} and g.listing_id = ${from} and k.kind = g.kind and k.holder = g.holder and k.checked_on is null and g.checked_on is not null
      returning k.id, g.id as other)
    update license_checks c set license_id = l.id from looked_up l where c.license_id = l.other`);
}

/** Moves sources and confirmations of the chosen fields. Date exceptions move with the hours. */
export async function moveConfirmations(
  { db: tx }: Deps,
  { from, to }: ListingMove,
  taken: string[],
) {
  const theirs = await readConfirmations({ db: tx }, from);
  const noted = withRelatedFields(taken).map((field) => ({
    listingId: to,
    field,
    was: theirs.fields.get(field) ?? theirs.origin,
  }));
  await restoreFieldSources({ db: tx }, noted);
  if (taken.includes("weeklyHours"))
    await tx.execute(sql`
      insert into hour_exceptions (listing_id, day, hours, note) select ${to}::int, day, hours, note from hour_exceptions
      where listing_id = ${from} on conflict do nothing`);
  await tx.execute(sql`
    update listings k set booking_email = g.booking_email, booking_email_set_by = g.booking_email_set_by from listings g
    where k.id = ${to} and g.id = ${from} and coalesce(k.booking_email, '') = '' and coalesce(g.booking_email, '') <> ''`);
}

/**
 * Moves the submission if the remaining listing has none. Unchanged fields keep their original
 * source.
 */
export async function moveSubmission(within: Deps, { from, to }: ListingMove, fields: string[]) {
  const { origin, fields: known } = await readConfirmations(within, to);
  const moved = await within.db.execute(sql`
    update submissions set listing_id = ${to} where listing_id = ${from} and not exists (select from submissions where listing_id = ${to}) returning 1`);
  if (moved.rows.length === 0) return;
  const untouched = fields.filter((field) => !known.has(field) && field !== "services");
  await restoreFieldSources(
    within,
    untouched.map((field) => ({ listingId: to, field, was: origin })),
  );
}

export async function moveAttestations(tx: Transaction, { from, to }: ListingMove) {
  await tx.update(attestations).set({ listingId: to }).where(eq(attestations.listingId, from));
}

/**
 * Deletes the merged listing and redirects its slugs to the other. Invalidates every page that
 * showed either.
 */
export async function endListing(
  { db: tx, clock }: Deps,
  { from, to }: ListingMove,
  stoodIn: string[],
) {
  await lockSlugAssignment({ db: tx });
  await tx.update(oldSlugs).set({ listingId: to }).where(eq(oldSlugs.listingId, from));
  const gone = await tx
    .delete(listings)
    .where(eq(listings.id, from))
    .returning({ slug: listings.slug });
  await tx
    .insert(oldSlugs)
    .values(gone.map(({ slug }) => ({ slug, listingId: to, until: clock() })));
  const all = await tx
    .select({ slug: oldSlugs.slug })
    .from(oldSlugs)
    .where(eq(oldSlugs.listingId, to));
  await invalidateTags(tx, [
    ...new Set([
      ...stoodIn,
      ...all.map(({ slug }) => tags.listing(slug)),
      ...(await listTagsToInvalidate(tx, to)),
      tags.catalogue,
    ]),
  ]);
}

export async function listTagsOfListings(tx: Transaction, ids: number[]) {
  const all: string[] = [];
  for (const id of ids) all.push(...(await listTagsToInvalidate(tx, id)));
  return all;
}
