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
const sharedHosts = [
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

/** Returns the host of a business's own website; null for a page on a shared host. */
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
  candidate: { name: string; city: string; phone: string; website?: string | null | undefined },
): Promise<SimilarListing[]> {
  const host = ownHost(candidate.website) ?? "";
  const { rows } = await db.execute<SimilarRow>(sql`
    select * from (
      select m.slug, m.name, c.name as "cityName", m.status = 'active' as "isPublic", c.slug = ${slugify(candidate.city)} as "isInCity",
        right(regexp_replace(m.phone, '[^0-9]', '', 'g'), 10) = ${candidate.phone.replace(/\D/g, "").slice(-10)} as "hasPhone",
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
          : isInCity && areNamesSimilar(candidate.name, listing.name)
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
  const { rows } = await db.execute<PossibleDuplicate>(sql`
    with signed as (${signsOfListings}),
      best as (
        select distinct on (g.id, k.id) g.id, k.id as other, g.rank, g.sign from signed g join signed k using (sign, value)
        where g.id = any(${sql.param(ids)}::int[]) and k.id <> g.id order by g.id, k.id, g.rank)
    select best.id, best.sign as because, json_build_object('slug', m.slug, 'name', m.name, 'cityName', c.name) as listing
    from best join listings m on m.id = best.other join cities c on c.id = m.city_id order by best.id, best.rank, m.name`);
  return rows;
}

/** Signals that public and pending listings may share, the strongest first. */
export const signsOfListings = sql`
  select m.id, s.rank, s.sign, s.value from listings m cross join lateral (values
    (1, 'phone', case when length(regexp_replace(m.phone, '[^0-9]', '', 'g')) >= 10 then right(regexp_replace(m.phone, '[^0-9]', '', 'g'), 10) end),
    (2, 'website', nullif(lower(substring(m.website from '^https?://(?:www[.])?([^/:?#]+)')), '')),
    (3, 'address', nullif(regexp_replace(lower(m.address), '[^a-z0-9]', '', 'g'), '') || ' ' || m.zip_code),
    (4, 'name', m.city_id || ' ' || lower(m.name))) s(rank, sign, value)
  where m.status in ('active', 'pending') and s.value is not null and not (s.sign = 'website' and s.value = any(${sql.param(sharedHosts)}::text[]))`;

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
  const { rows } = await db.execute<PossibleDuplicate["listing"] & { ownName: string }>(sql`
    select m.slug, m.name, c.name as "cityName", g.name as "ownName" from listings g join listings m on m.city_id = g.city_id and m.id <> g.id
    join cities c on c.id = m.city_id where g.id = ${id} and m.status in ('active', 'pending') order by m.name`);
  return rows
    .filter(({ name, ownName }) => areNamesSimilar(ownName, name))
    .map(({ ownName: _ownName, ...listing }) => listing)
    .slice(0, mostShown);
}
