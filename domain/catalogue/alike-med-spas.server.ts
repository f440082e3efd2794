import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { slugify } from "#shared/slug.ts";
import { hostOf } from "#shared/web-address.ts";
import { areAlike } from "./alike-names.ts";

/** A listing that may be the same business. One that waits for review is not named. */
export type AlikeMedSpa = { because: "phone" | "website" | "name"; listing: { slug: string; name: string; cityName: string } | null };

/** Hosts where many businesses have their pages. */
const sharedHosts = ["facebook.com", "instagram.com", "tiktok.com", "yelp.com", "linktr.ee", "vagaro.com", "fresha.com", "booksy.com", "google.com"];
const mostShown = 5;

/** The host of a website that is a business's own; null for a page elsewhere. */
export function ownHost(website: string | null | undefined) {
  const host = hostOf(website ?? "");
  return host && !sharedHosts.some((shared) => host === shared || host.endsWith(`.${shared}`)) ? host : null;
}

type Row = { slug: string; name: string; cityName: string; isPublic: boolean; isInCity: boolean; hasPhone: boolean; hasHost: boolean };

export async function findAlikeMedSpas(
  { db }: { db: Executor },
  given: { name: string; city: string; phone: string; website?: string | null | undefined },
): Promise<AlikeMedSpa[]> {
  const host = ownHost(given.website) ?? "";
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select m.slug, m.name, c.name as "cityName", m.status = 'active' as "isPublic", c.slug = ${slugify(given.city)} as "isInCity",
        right(regexp_replace(m.phone, '[^0-9]', '', 'g'), 10) = ${given.phone.replace(/\D/g, "").slice(-10)} as "hasPhone",
        coalesce(${host} <> '' and lower(substring(m.website from '^https?://(?:www[.])?([^/:?#]+)')) = ${host}, false) as "hasHost"
      from med_spas m join cities c on c.id = m.city_id
      where m.status in ('active', 'pending')
    ) m where m."isInCity" or m."hasPhone" or m."hasHost" order by m."isPublic" desc, m.name`);
  const found = rows.flatMap(({ isPublic, isInCity, hasPhone, hasHost, ...listing }): AlikeMedSpa[] => {
    const because = hasPhone ? "phone" : hasHost ? "website" : isInCity && areAlike(given.name, listing.name) ? "name" : null;
    return because ? [{ because, listing: isPublic ? listing : null }] : [];
  });
  return found.slice(0, mostShown);
}
