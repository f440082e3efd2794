import { z } from "zod";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountTouches } from "#domain/accounts/deps.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type ClientFilter, mostChanged } from "#domain/catalogue/listings/admin-listing.ts";
import { listClientIds } from "#domain/catalogue/listings/list-for-admin.server.ts";
import { readListing } from "#domain/catalogue/listings/read-listing.server.ts";
import { readKnown } from "#domain/catalogue/reference/read-choices.server.ts";
import { changeSection } from "#domain/listing-edits/change-section.server.ts";
import { oneLine } from "#shared/typed-text.ts";
import { changeStanding, standingSchema } from "./change-status.server.ts";

/** So many in one transaction. */
const batch = 100;

const category = z.object({
  deed: z.literal("category"),
  category: oneLine("Choose a category.").min(1, "Choose a category."),
});
export const bulkSchema = z.discriminatedUnion("deed", [
  z.object({ deed: z.literal("show") }),
  z.object({ deed: z.literal("hide"), reason: standingSchema.options[1].shape.reason }),
  category,
]);
export type BulkChange = z.infer<typeof bulkSchema>;

type Touches = Pick<AccountTouches, "db" | "clock" | "mailSealer" | "siteUrl">;

/** Those that were chosen one by one, or all that a filter finds: as long as it finds as many as whoever asks has seen. */
export type Chosen = number[] | { filter: ClientFilter; seen: number };

type Changed = { changed: number; unattested: number };

/** The same change of many listings. Says how many it changed; the others were so already, or are gone. */
export async function changeClients(
  touches: Touches,
  actor: Actor,
  chosen: Chosen,
  change: BulkChange,
): Promise<"forbidden" | "others" | Changed> {
  if (!may(actor, "listings.manage")) return "forbidden";
  const ids = await idsOf(touches, chosen);
  if (ids === "others") return ids;
  const all = { changed: 0, unattested: 0 };
  for (let from = 0; from < ids.length; from += batch) {
    const done = await changeSome(touches, actor, ids.slice(from, from + batch), change);
    if (done === "forbidden") return done;
    all.changed += done.changed;
    all.unattested += done.unattested;
  }
  return all;
}

async function idsOf(touches: Touches, chosen: Chosen) {
  if (Array.isArray(chosen)) return [...new Set(chosen)].slice(0, mostChanged);
  const ids = await listClientIds(touches, chosen.filter, mostChanged);
  return ids.length === Math.min(chosen.seen, mostChanged) ? ids : ("others" as const);
}

async function changeSome(touches: Touches, actor: Actor, ids: number[], change: BulkChange) {
  if (change.deed === "show") return changeStanding(touches, actor, ids, { standing: "active" });
  if (change.deed === "hide")
    return changeStanding(touches, actor, ids, { standing: "inactive", reason: change.reason });
  const { categories } = await readKnown(touches);
  if (!categories.some(({ slug }) => slug === change.category))
    return { changed: 0, unattested: 0 };
  let changed = 0;
  for (const id of ids) if (await putFirst(touches, actor, id, change.category)) changed++;
  return { changed, unattested: 0 };
}

/** The latest number that an entry of a history can have: whoever changes many at once has no form that is too old. */
const everything = 2 ** 31 - 1;
const mostOthers = 5;

/** The category becomes the main one; those that it had stay beside it. */
async function putFirst(touches: Touches, actor: Actor, medSpaId: number, category: string) {
  const listing = await readListing(touches, medSpaId);
  if (!listing || listing.facts.categories[0] === category) return false;
  const others = listing.facts.categories.filter((each) => each !== category).slice(0, mostOthers);
  const categories: [string, ...string[]] = [category, ...others];
  const done = await changeSection(touches, actor, medSpaId, {
    section: "category",
    facts: { categories },
    seen: everything,
  });
  return done.outcome === "applied";
}
