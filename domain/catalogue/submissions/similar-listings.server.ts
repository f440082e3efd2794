import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { slugify } from "#shared/slug.ts";
import { hostOf } from "#shared/web-address.ts";
import { areNamesSimilar } from "./similar-names.ts";

export type SimilarListing = {
  because: "phone" | "website" | "name";
  listing: { slug: string; name: string; cityName: string } | null;
};

/** Hosts that many businesses share. */
export const sharedHosts = [
  "facebook.com",
  "instagram.com",
  "tiktok.com",
  "yelp.com",
  "linktr.ee",
  "vagaro.com",
  "fresha.com",
  "booksy.com",
  "google.com",
];
const mostShown = 5;
const mostFound = 10;

/** Host of a business's own website; null for a page on a shared host. */
export function ownHost(website: string | null | undefined) {
  const host = hostOf(website ?? "");
  return host && !sharedHosts.some((shared) => host === shared || host.endsWith(`.${shared}`))
    ? host
    : null;
}

type SimilarRow = {
  slug: string;
  name: string;
  cityName: string;
  isPublic: boolean;
  isInCity: boolean;
  hasPhone: boolean;
  hasHost: boolean;
};

export async function findAlikeListings(
  { db }: { db: Executor },
  given: { name: string; city: string; phone: string; website?: string | null | undefined },
): Promise<SimilarListing[]> {
  const host = ownHost(given.website) ?? "";
  const { rows } = await db.execute<SimilarRow>(sql`
    select * from (
      select m.slug, m.name, c.name as "cityName", m.status = 'active' as "isPublic", c.slug = ${slugify(given.city)} as "isInCity",
        right(regexp_replace(m.phone, '[^0-9]', '', 'g'), 10) = ${given.phone.replace(/\D/g, "").slice(-10)} as "hasPhone",
        coalesce(${host} <> '' and lower(substring(m.website from '^https?://(?:www[.])?([^/:?#]+)')) = ${host}, false) as "hasHost"
      from listings m join cities c on c.id = m.city_id
      where m.status in ('active', 'pending')
    ) m where m."isInCity" or m."hasPhone" or m."hasHost" order by m."isPublic" desc, m.name`);
  const found = rows.flatMap(
    ({ isPublic, isInCity, hasPhone, hasHost, ...listing }): SimilarListing[] => {
      const because = hasPhone
        ? "phone"
        : hasHost
          ? "website"
          : isInCity && areNamesSimilar(given.name, listing.name)
            ? "name"
            : null;
      return because ? [{ because, listing: isPublic ? listing : null }] : [];
    },
  );
  return found.slice(0, mostShown);
}

export type PossibleDuplicate = {
  id: number;
  because: "phone" | "website" | "address" | "name";
  listing: { slug: string; name: string; cityName: string };
};

export async function findSimilarPairs(
  { db }: { db: Executor },
  ids: number[],
): Promise<PossibleDuplicate[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{
    id: number;
    because: PossibleDuplicate["because"];
    listing: PossibleDuplicate["listing"];
  }>(sql`
    with known as (
        select m.id, m.slug, m.name, c.name as "cityName", m.city_id, lower(m.name) as called, right(regexp_replace(m.phone, '[^0-9]', '', 'g'), 10) as phone,
          lower(substring(m.website from '^https?://(?:www[.])?([^/:?#]+)')) as host, regexp_replace(lower(m.address), '[^a-z0-9]', '', 'g') as address, m.zip_code
        from listings m join cities c on c.id = m.city_id where m.status in ('active', 'pending')),
      given as (select * from known where id = any(${sql.param(ids)}::int[])),
      found as (
        select g.id, 1 as rank, 'phone' as because, k.id as other from given g join known k on k.phone = g.phone and length(g.phone) = 10
        union all select g.id, 2, 'website', k.id from given g join known k on k.host = g.host and not g.host = any(${sql.param(sharedHosts)}::text[])
        union all select g.id, 3, 'address', k.id from given g join known k on k.address = g.address and k.zip_code = g.zip_code and g.address <> ''
        union all select g.id, 4, 'name', k.id from given g join known k on k.called = g.called and k.city_id = g.city_id),
      best as (select distinct on (id, other) * from found where id <> other order by id, other, rank)
    select best.id, best.because, json_build_object('slug', k.slug, 'name', k.name, 'cityName', k."cityName") as listing
    from best join known k on k.id = best.other order by best.id, best.rank, k.name`);
  return rows;
}

export async function findListingsSimilarTo(deps: { db: Executor }, id: number) {
  const twins = (await findSimilarPairs(deps, [id])).map(({ because, listing }) => ({
    because: `Same ${because}`,
    ...listing,
  }));
  const alike = (await findAlikeNames(deps, id)).filter(({ slug }) =>
    twins.every((twin) => twin.slug !== slug),
  );
  return [...twins, ...alike.map((listing) => ({ because: "A similar name", ...listing }))].slice(
    0,
    mostFound,
  );
}

async function findAlikeNames(
  { db }: { db: Executor },
  id: number,
): Promise<PossibleDuplicate["listing"][]> {
  const { rows } = await db.execute<PossibleDuplicate["listing"] & { given: string }>(sql`
    select m.slug, m.name, c.name as "cityName", g.name as given from listings g join listings m on m.city_id = g.city_id and m.id <> g.id
    join cities c on c.id = m.city_id where g.id = ${id} and m.status in ('active', 'pending') order by m.name`);
  return rows
    .filter(({ name, given }) => areNamesSimilar(given, name))
    .map(({ given: _given, ...listing }) => listing)
    .slice(0, mostShown);
}
