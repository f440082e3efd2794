import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { favorites } from "#database/schema/saved.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { retryAfterMerge } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug, currentSlugs } from "#domain/catalogue/slugs/slugs.server.ts";
import { maxFavorites } from "./limits.ts";

type Deps = { db: Executor; clock: () => Date };

export const listFavorites = (
  { db }: Pick<Deps, "db">,
  { userId }: Pick<Actor, "userId">,
  most = maxFavorites,
) =>
  db
    .select({ slug: listings.slug, name: listings.name, savedAt: favorites.savedAt })
    .from(favorites)
    .innerJoin(listings, eq(listings.id, favorites.listingId))
    .where(and(eq(favorites.userId, userId), eq(listings.status, "active")))
    .orderBy(desc(favorites.savedAt), listings.slug)
    .limit(most);

/** Saves a favorite. An existing one keeps its position. */
export async function saveFavorite(deps: Deps, actor: Actor, slug: string) {
  return retryAfterMerge(() => save(deps, actor, slug));
}

async function save(deps: Deps, actor: Actor, slug: string) {
  if ((await countFavorites(deps, actor)) >= maxFavorites) return "full";
  const [found] = await deps.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.slug, await currentSlug(deps, slug)), eq(listings.status, "active")));
  if (!found) return "not-found";
  await deps.db
    .insert(favorites)
    .values({ userId: actor.userId, listingId: found.id, savedAt: deps.clock() })
    .onConflictDoNothing();
  return "saved";
}

export async function removeFavorite({ db }: Pick<Deps, "db">, { userId }: Actor, slug: string) {
  const id = db.select({ id: listings.id }).from(listings).where(eq(listings.slug, slug));
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.listingId, id)));
}

/** Adds the favorites a browser stored before sign-in, latest first. Skips unlisted ones. */
export async function mergeFavorites(deps: Deps, actor: Actor, slugs: string[]) {
  // Concurrent requests may exceed the limit by one, which is harmless.
  const room = Math.max(0, maxFavorites - (await countFavorites(deps, actor)));
  const slugList = JSON.stringify(await currentSlugs(deps, slugs));
  await deps.db.execute(sql`
    insert into favorites (user_id, listing_id, saved_at)
    select ${actor.userId}, m.id, ${deps.clock().toISOString()}::timestamptz - wanted.place * interval '1 millisecond'
    from jsonb_array_elements_text(${slugList}::jsonb) with ordinality as wanted (slug, place)
    join listings m on m.slug = wanted.slug and m.status = 'active'
    where not exists (select from favorites f where f.user_id = ${actor.userId} and f.listing_id = m.id)
    order by wanted.place limit ${room}
    on conflict do nothing`);
  return listFavorites(deps, actor);
}

export const countFavorites = ({ db }: Pick<Deps, "db">, { userId }: Actor) =>
  db.$count(favorites, eq(favorites.userId, userId));
