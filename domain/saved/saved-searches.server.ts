import { and, desc, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { savedSearches } from "#database/schema/saved.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { maxSavedSearches } from "./limits.ts";

type Deps = { db: Executor; clock: () => Date };
type SavedSearchInput = { name: string; wantsAlerts: boolean };

const shown = pickColumns(savedSearches, "id", "name", "query", "wantsAlerts", "savedAt");

export const listSavedSearches = ({ db }: Pick<Deps, "db">, { userId }: Pick<Actor, "userId">) =>
  db
    .select(shown)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.savedAt), desc(savedSearches.id));

/** Returns nothing for another account's search, as for a missing one. */
export async function findSavedSearch({ db }: Pick<Deps, "db">, actor: Actor, id: number) {
  const [found] = await db.select(shown).from(savedSearches).where(isOwn(actor, id));
  return found ?? null;
}

/** Saves a search. Saving the same search again updates its name. */
export async function saveSearch(
  { db, clock }: Deps,
  actor: Actor,
  search: SavedSearchInput & { query: string },
): Promise<"saved" | "full"> {
  if ((await countSavedSearches({ db }, actor)) >= maxSavedSearches) return "full";
  const { name, wantsAlerts } = search;
  await db
    .insert(savedSearches)
    .values({ userId: actor.userId, ...search, savedAt: clock() })
    .onConflictDoUpdate({
      target: [savedSearches.userId, savedSearches.query],
      set: { name, wantsAlerts },
    });
  return "saved";
}

export async function changeSavedSearch(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  id: number,
  { name, wantsAlerts }: SavedSearchInput,
): Promise<"done" | "not-found"> {
  const { rowCount } = await db
    .update(savedSearches)
    .set({ name, wantsAlerts })
    .where(isOwn(actor, id));
  return rowCount ? "done" : "not-found";
}

export async function removeSavedSearch({ db }: Pick<Deps, "db">, actor: Actor, id: number) {
  const { rowCount } = await db.delete(savedSearches).where(isOwn(actor, id));
  return rowCount ? "done" : "not-found";
}

export const countSavedSearches = ({ db }: Pick<Deps, "db">, { userId }: Actor) =>
  db.$count(savedSearches, eq(savedSearches.userId, userId));

const isOwn = ({ userId }: Actor, id: number) =>
  and(eq(savedSearches.id, id), eq(savedSearches.userId, userId));
