import { and, eq, inArray, like, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { oldSlugs } from "#database/schema/catalogue/confirmations.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { slugify } from "#shared/slug.ts";
import { queueListingChangedWebhook } from "../listings/notify-webhooks.server.ts";
import { tags } from "../tags.ts";

type Deps = { db: Executor };

/** Advisory lock that serializes slug assignment. */
const turn = 7_100_331;

export async function lockSlugAssignment({ db }: Deps) {
  await db.execute(sql`select pg_advisory_xact_lock(${turn})`);
}

export async function freeSlug({ db }: Deps, name: string, itself = 0) {
  const base = slugify(name) || "med-spa";
  const alike = (slug: typeof listings.slug | typeof oldSlugs.slug) =>
    or(eq(slug, base), like(slug, `${base}-%`));
  const now = await db
    .select({ slug: listings.slug })
    .from(listings)
    .where(and(alike(listings.slug), ne(listings.id, itself)));
  const before = await db
    .select({ slug: oldSlugs.slug })
    .from(oldSlugs)
    .where(and(alike(oldSlugs.slug), sql`${oldSlugs.listingId} is distinct from ${itself}`));
  const taken = new Set([...now, ...before].map(({ slug }) => slug));
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** Finds free slugs for many names, in order, without duplicates. */
export async function freeSlugs({ db }: Deps, names: string[]) {
  const bases = names.map((name) => slugify(name) || "med-spa");
  const { rows } = await db.execute<{ slug: string }>(sql`
    with wanted as materialized (select distinct json_array_elements_text(${JSON.stringify(bases)}::json) as slug)
    select slug from (select slug from listings union all select slug from old_slugs) taken
    where slug in (select slug from wanted) or regexp_replace(slug, '-[0-9]+$', '') in (select slug from wanted)`);
  const taken = new Set(rows.map(({ slug }) => slug));
  return bases.map((slug) => {
    let free = slug;
    for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
    taken.add(free);
    return free;
  });
}

export async function renameSlug(
  { db, clock }: Deps & { clock: () => Date },
  { id, slug }: { id: number; slug: string },
  name: string,
) {
  await lockSlugAssignment({ db });
  const next = await freeSlug({ db }, name, id);
  if (next === slug) return slug;
  await db.delete(oldSlugs).where(eq(oldSlugs.slug, next));
  await db.insert(oldSlugs).values({ slug, listingId: id, until: clock() });
  await db.update(listings).set({ slug: next }).where(eq(listings.id, id));
  await invalidateTags(db, [tags.listing(slug), tags.listing(next), tags.catalogue]);
  await queueListingChangedWebhook(db, id);
  return next;
}

/** Finds the current slug of a public listing by any former slug; null if there is none. */
export async function findMovedSlug({ db }: Deps, slug: string) {
  const [moved] = await db
    .select({ slug: listings.slug })
    .from(oldSlugs)
    .innerJoin(listings, eq(listings.id, oldSlugs.listingId))
    .where(and(eq(oldSlugs.slug, slug), eq(listings.status, "active")));
  return moved?.slug ?? null;
}

export const isListingPublished = async ({ db }: Deps, slug: string) =>
  (await db.$count(listings, and(eq(listings.slug, slug), eq(listings.status, "active")))) > 0;

export async function currentSlugs({ db }: Deps, slugs: readonly string[]) {
  const now = await mapMovedSlugs({ db }, slugs);
  return [...new Set(slugs.map((slug) => now.get(slug) ?? slug))];
}

/** Returns the current slug, for API clients and long-open forms that still use a former one. */
export const currentSlug = async ({ db }: Deps, slug: string) =>
  (await mapMovedSlugs({ db }, [slug])).get(slug) ?? slug;

/** Maps the former slugs among these to current ones. */
export async function mapMovedSlugs(
  { db }: Deps,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const moved = await db
    .select({ from: oldSlugs.slug, to: listings.slug })
    .from(oldSlugs)
    .innerJoin(listings, eq(listings.id, oldSlugs.listingId))
    .where(inArray(oldSlugs.slug, [...slugs]));
  return new Map(moved.map(({ from, to }) => [from, to]));
}
