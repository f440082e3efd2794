import { sql } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { Executor } from "#database/database.ts";
import { type MinuteRanges, readMinuteRanges } from "#shared/hours.ts";
import { type ListingFieldValues, listingFieldsWith } from "#shared/listing-fields.ts";
import { type ListingFilter, rankedBy, rankOrder } from "../internal/rank-order.server.ts";
import { addressOfColumn, coverOf, logoOf } from "./photo-columns.server.ts";

const publishedFields = listingFieldsWith({ api: "listing" });

export type ListingRecord = Pick<ListingFieldValues, (typeof publishedFields)[number]> & {
  id: number;
  slug: string;
  name: string;
  description: string;
  address: string;
  city: string;
  locality: string | null;
  zipCode: string;
  latitude: number | null;
  longitude: number | null;
  phone: string;
  email: string;
  website: string | null;
  rating: number | null;
  reviewCount: number;
  categoryId: number;
  categoryName: string;
  categories: string[];
  isPremium: boolean;
  takesBookings: boolean;
  logoUrl: string | null;
  profileImageUrl: string | null;
  services: string[];
  priceLevel: number | null;
  socialMediaLinks: Record<string, string>;
  weeklyHours: MinuteRanges;
  /** Exceptions from yesterday on. */
  hourExceptions: { day: string; hours: string; note: string }[];
  createdAt: string;
};

const fieldColumns = sql.join(
  publishedFields.map(
    (name) => sql`m.${sql.identifier(toSnakeCase(name))} as ${sql.identifier(name)}`,
  ),
  sql`, `,
);

export async function exportListings(
  { db }: { db: Executor },
  filter: ListingFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingRecord[]> {
  const { rows } = await db.execute<
    Omit<ListingRecord, "weeklyHours"> & { weeklyHours: string }
  >(sql`
    select m.id, m.slug, m.name, m.description, m.address, cities.name as city, m.locality, m.zip_code as "zipCode", m.latitude, m.longitude, m.phone, m.email, m.website,
      m.rating::float8 as rating, m.review_count as "reviewCount", m.category_id as "categoryId", categories.name as "categoryName",
      array(select c.slug from listing_categories f join categories c on c.id = f.category_id where f.listing_id = m.id order by c.position) as categories,
      m.is_premium as "isPremium", m.takes_bookings as "takesBookings", ${addressOfColumn(logoOf(sql`m.id`, sql`m.plan`))} as "logoUrl", ${addressOfColumn(coverOf(sql`m.id`))} as "profileImageUrl",
      array(select s.name from services s where s.listing_id = m.id order by s.position) as services,
      m.price_level as "priceLevel", ${fieldColumns},
      m.social_media_links as "socialMediaLinks", m.weekly_hours::text as "weeklyHours",
      coalesce((select json_agg(json_build_object('day', e.day, 'hours', e.hours::text, 'note', e.note)) from hour_exceptions e where e.listing_id = m.id and e.day >= current_date - 1), '[]') as "hourExceptions",
      to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from (select * from ${rankedBy(filter)} order by ${rankOrder} limit ${limit} offset ${offset}) page
    join listings m on m.id = page.id
    join cities on cities.id = m.city_id
    join categories on categories.id = m.category_id
    order by page.is_premium desc, page.score desc, page.id`);
  return rows.map((row) => ({ ...row, weeklyHours: readMinuteRanges(row.weeklyHours) }));
}
