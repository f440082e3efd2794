import { and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { favourites } from "#database/schema/saved.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { followsMerges } from "#domain/catalogue/slugs/retry-after-merge.server.ts";
import { currentSlug, currentSlugs } from "#domain/catalogue/slugs/slugs.server.ts";
import { mostFavourites } from "./limits.ts";

type Given = { db: Executor; clock: () => Date };

export function listFavourites(
  { db }: Pick<Given, "db">,
  { userId }: Pick<Actor, "userId">,
  most = mostFavourites,
) {
  return db
    .select({ slug: medSpas.slug, name: medSpas.name, savedAt: favourites.savedAt })
    .from(favourites)
    .innerJoin(medSpas, eq(medSpas.id, favourites.medSpaId))
    .where(and(eq(favourites.userId, userId), eq(medSpas.status, "active")))
    .orderBy(desc(favourites.savedAt), medSpas.slug)
    .limit(most);
}

/** An existing favorite keeps its position. */
export const saveFavourite = followsMerges(
  async (given: Given, actor: Actor, slug: string): Promise<"saved" | "not-found" | "full"> => {
    if ((await countFavourites(given, actor)) >= mostFavourites) return "full";
    const [found] = await given.db
      .select({ id: medSpas.id })
      .from(medSpas)
      .where(and(eq(medSpas.slug, await currentSlug(given, slug)), eq(medSpas.status, "active")));
    if (!found) return "not-found";
    await given.db
      .insert(favourites)
      .values({ userId: actor.userId, medSpaId: found.id, savedAt: given.clock() })
      .onConflictDoNothing();
    return "saved";
  },
);

export async function removeFavourite({ db }: Pick<Given, "db">, { userId }: Actor, slug: string) {
  const id = db.select({ id: medSpas.id }).from(medSpas).where(eq(medSpas.slug, slug));
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.medSpaId, id)));
}

/** Adds the favorites a browser stored before sign-in, latest first. Skips unlisted ones. */
export async function mergeFavourites(given: Given, actor: Actor, slugs: string[]) {
  // Concurrent requests may exceed the limit by one, which is harmless.
  const room = Math.max(0, mostFavourites - (await countFavourites(given, actor)));
  const wanted = JSON.stringify(await currentSlugs(given, slugs));
  await given.db.execute(sql`
    insert into favourites (user_id, med_spa_id, saved_at)
    select ${actor.userId}, m.id, ${given.clock().toISOString()}::timestamptz - wanted.place * interval '1 millisecond'
    from jsonb_array_elements_text(${wanted}::jsonb) with ordinality as wanted (slug, place)
    join med_spas m on m.slug = wanted.slug and m.status = 'active'
    where not exists (select from favourites f where f.user_id = ${actor.userId} and f.med_spa_id = m.id)
    order by wanted.place limit ${room}
    on conflict do nothing`);
  return listFavourites(given, actor);
}

export function countFavourites({ db }: Pick<Given, "db">, { userId }: Actor) {
  return db.$count(favourites, eq(favourites.userId, userId));
}
