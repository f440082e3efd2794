import { z } from "zod";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import {
  type AdminListingFilter,
  maxBulkListings,
} from "#domain/catalogue/listings/admin-listing.ts";
import { listAdminListingIds } from "#domain/catalogue/listings/list-for-admin.server.ts";
import { readListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { changeSection } from "#domain/listing-edits/change-section.server.ts";
import { oneLine } from "#shared/typed-text.ts";
import { changeListingStatus, listingStatusSchema } from "./change-status.server.ts";

/** Listings per transaction. */
const batch = 100;

const category = z.object({
  intent: z.literal("category"),
  category: oneLine("Choose a category.").min(1, "Choose a category."),
});
export const bulkSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show") }),
  z.object({ intent: z.literal("hide"), reason: listingStatusSchema.options[1].shape.reason }),
  category,
]);
export type BulkListingChange = z.infer<typeof bulkSchema>;

type Deps = Pick<AccountDeps, "db" | "clock" | "emailEncryptor" | "siteUrl">;

/**
 * Selected listings, or all matches of a filter if their number is still the one that the admin
 * saw.
 */
export type ListingSelection = number[] | { filter: AdminListingFilter; seen: number };

type BulkChangeResult = { changed: number; unattested: number };

/**
 * Applies a change to many listings. Returns how many changed; the rest already matched or are
 * gone.
 */
export async function changeListings(
  deps: Deps,
  actor: Actor,
  chosen: ListingSelection,
  change: BulkListingChange,
): Promise<"forbidden" | "others" | BulkChangeResult> {
  if (!may(actor, "listings.manage")) return "forbidden";
  const ids = await idsOf(deps, chosen);
  if (ids === "others") return ids;
  const all = { changed: 0, unattested: 0 };
  for (let from = 0; from < ids.length; from += batch) {
    const done = await changeSome(deps, actor, ids.slice(from, from + batch), change);
    if (done === "forbidden") return done;
    all.changed += done.changed;
    all.unattested += done.unattested;
  }
  return all;
}

async function idsOf(deps: Deps, chosen: ListingSelection) {
  if (Array.isArray(chosen)) return [...new Set(chosen)].slice(0, maxBulkListings);
  const ids = await listAdminListingIds(deps, chosen.filter, maxBulkListings);
  return ids.length === Math.min(chosen.seen, maxBulkListings) ? ids : ("others" as const);
}

async function changeSome(deps: Deps, actor: Actor, ids: number[], change: BulkListingChange) {
  if (change.intent === "show")
    return changeListingStatus(deps, actor, ids, { standing: "active" });
  if (change.intent === "hide")
    return changeListingStatus(deps, actor, ids, { standing: "inactive", reason: change.reason });
  const { categories } = await readReferenceChoices(deps);
  if (!categories.some(({ slug }) => slug === change.category))
    return { changed: 0, unattested: 0 };
  let changed = 0;
  for (const id of ids) if (await putFirst(deps, actor, id, change.category)) changed++;
  return { changed, unattested: 0 };
}

/** Highest possible history id: bulk changes have no form that could be outdated. */
const everything = 2 ** 31 - 1;
const mostOthers = 5;

async function putFirst(deps: Deps, actor: Actor, listingId: number, category: string) {
  const listing = await readListing(deps, listingId);
  if (!listing || listing.facts.categories[0] === category) return false;
  const others = listing.facts.categories.filter((each) => each !== category).slice(0, mostOthers);
  const categories: [string, ...string[]] = [category, ...others];
  const done = await changeSection(deps, actor, listingId, {
    section: "category",
    facts: { categories },
    seen: everything,
  });
  return done.outcome === "applied";
}
