import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { createYielder } from "#platform/yielder.ts";
import type { ListingStatus } from "../listings/admin-listing.ts";
import { signsOfListings } from "./similar-listings.server.ts";
import { alikePairs } from "./similar-pairs.ts";

const signs = ["phone", "website", "address", "name", "a name like it"] as const;
export type DuplicateSign = (typeof signs)[number];

type DuplicateListing = {
  slug: string;
  name: string;
  cityName: string;
  phone: string;
  status: ListingStatus;
  reviewCount: number;
};
export type DuplicatePair = {
  because: DuplicateSign[];
  one: DuplicateListing;
  other: DuplicateListing;
};

/** Signals shared by more listings, such as a switchboard or a chain's website, are ignored. */
export const maxMatchesPerSign = 20;

/**
 * Lists possible duplicates across the whole catalog, public or pending, strongest signals first.
 */
export async function listDuplicates(
  { db }: { db: Executor },
  actor: Actor,
  { limit, offset }: { limit: number; offset: number },
) {
  if (!may(actor, "listings.merge")) return "forbidden" as const;
  const found = new Map<string, { one: number; other: number; because: DuplicateSign[] }>();
  const note = (one: number, other: number, sign: DuplicateSign) => {
    const key = `${one} ${other}`;
    const pair = found.get(key) ?? { one, other, because: [] };
    found.set(key, pair);
    if (sign !== "a name like it" || !pair.because.includes("name")) pair.because.push(sign);
  };
  for (const { one, other, sign } of await sameSigns(db)) note(one, other, sign);
  const { rows: named } = await db.execute<{ id: number; name: string; cityId: number }>(
    sql`select id, name, city_id as "cityId" from listings where status in ('active', 'pending')`,
  );
  const yieldThread = createYielder();
  for (const pairs of alikePairs(named)) {
    for (const [one, other] of pairs) note(one, other, "a name like it");
    await yieldThread();
  }
  const inTurn = [...found.values()].sort(
    (a, b) =>
      b.because.length - a.because.length ||
      rankOf(a.because) - rankOf(b.because) ||
      a.one - b.one ||
      a.other - b.other,
  );
  return {
    total: inTurn.length,
    duplicates: await nameSides(db, inTurn.slice(offset, offset + limit)),
  };
}

const rankOf = ([first]: DuplicateSign[]) => (first ? signs.indexOf(first) : signs.length);

async function sameSigns(db: Executor) {
  const { rows } = await db.execute<{ one: number; other: number; sign: DuplicateSign }>(sql`
    with shared as (
      select rank, sign, array_agg(id order by id) as ids from (${signsOfListings}) signed
      group by rank, sign, value having count(*) between 2 and ${maxMatchesPerSign})
    select a.id as one, b.id as other, sign from shared, unnest(ids) as a(id), unnest(ids) as b(id) where a.id < b.id order by rank`);
  return rows;
}

async function nameSides(
  db: Executor,
  pairs: { one: number; other: number; because: DuplicateSign[] }[],
): Promise<DuplicatePair[]> {
  const ids = pairs.flatMap(({ one, other }) => [one, other]);
  const { rows } = await db.execute<DuplicateListing & { id: number }>(sql`
    select m.id, m.slug, m.name, c.name as "cityName", m.phone, m.status, m.review_count as "reviewCount"
    from listings m join cities c on c.id = m.city_id where m.id = any(${sql.param(ids)}::int[])`);
  const byId = new Map(rows.map(({ id, ...side }) => [id, side]));
  return pairs.flatMap(({ one, other, because }) => {
    const sides = [byId.get(one), byId.get(other)];
    return sides[0] && sides[1] ? [{ because, one: sides[0], other: sides[1] }] : [];
  });
}
