import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listingEdits } from "#database/schema/listing-edits/listing-edits.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { readListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { changeSection } from "#domain/listing-edits/change-section.server.ts";
import { findListingEdit } from "#domain/listing-edits/list-edits.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import type { ListingSection } from "#domain/listing-edits/sections.ts";
import type { testAccounts } from "./accounts.ts";

type Deps = ReturnType<typeof testAccounts>;

export async function factsOf(db: Executor, listingId: number) {
  const listing = await readListing({ db }, listingId);
  if (!listing) throw new Error("This listing does not exist");
  return listing.facts;
}

/** Edits like an owner with a fresh form; the first edit of a listing attests it. */
export async function edit(
  deps: Deps,
  actor: Actor,
  listingId: number,
  section: ListingSection,
  facts: Partial<ListingFacts>,
) {
  const profile = await findOwnProfile(deps, actor, listingId);
  return (
    await changeSection(deps, actor, listingId, {
      section,
      facts,
      seen: profile?.seen ?? 0,
      attests: true,
    })
  ).outcome;
}

export async function waiting(deps: Deps, operator: Actor) {
  const rows = await deps.db
    .select({ id: listingEdits.id })
    .from(listingEdits)
    .where(eq(listingEdits.state, "pending"))
    .orderBy(listingEdits.createdAt);
  const found = [];
  for (const { id } of rows) found.push(await findListingEdit(deps, operator, id));
  return found.flatMap((revision) =>
    revision === null || typeof revision === "string" ? [] : [revision],
  );
}

export async function sectionOf(deps: Deps, actor: Actor, listingId: number, name: ListingSection) {
  const profile = await findOwnProfile(deps, actor, listingId);
  const section = profile?.sections.find((one) => one.name === name);
  if (!profile || !section) throw new Error(`There is no section ${name}`);
  return { ...section, ...profile.provenance[section.stalest] };
}
