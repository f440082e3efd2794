import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { containing } from "#database/matching.ts";
import { checkHoldsDays } from "#domain/catalogue/licenses/license-check.ts";
import { coverOf } from "#domain/catalogue/listings/photo-columns.server.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { addDays } from "#shared/local-day.ts";
import { isHealingArt } from "./internal/healing-arts.server.ts";
import { specialState } from "./special.ts";

export type Special = {
  id: number;
  title: string;
  description: string;
  medSpaSlug: string;
  medSpaName: string;
  medSpaCity: string;
  medSpaPhone: string;
  takesBookings: boolean;
  isPremium: boolean;
  medSpaRating: number | null;
  reviewCount: number;
  /** Null if the special names none. */
  treatment: string | null;
  treatmentSlug: string | null;
  category: string;
  categorySlug: string;
  originalPriceCents: number | null;
  specialPriceCents: number | null;
  discountPercentage: number | null;
  validFrom: string;
  validUntil: string;
  termsConditions: string | null;
  /** Requires a healing arts license, here or elsewhere on the menu: an examination comes first. */
  isMedical: boolean;
  isSoldOut: boolean;
  cover: StoredPhoto | null;
};

export type SpecialFilter = {
  text?: string | undefined;
  city?: string | undefined;
  category?: string | undefined;
  listing?: string | undefined;
  premier?: boolean | undefined;
};

const columns = sql`s.id, s.title, s.description, m.slug as "medSpaSlug", m.name as "medSpaName", cities.name as "medSpaCity", m.phone as "medSpaPhone",
  m.takes_bookings as "takesBookings", m.is_premium as "isPremium", m.rating::float8 as "medSpaRating", m.review_count as "reviewCount", categories.name as category,
  offered.name as treatment, offered.slug as "treatmentSlug",
  categories.slug as "categorySlug", s.original_price_cents as "originalPriceCents", s.special_price_cents as "specialPriceCents",
  s.discount_percentage as "discountPercentage", s.valid_from as "validFrom", s.valid_to as "validUntil", s.terms_conditions as "termsConditions",
  coalesce((select ${isHealingArt} from treatments t where t.id = s.treatment_id),
    exists (select from services o join treatments t on t.id = o.treatment_id where o.listing_id = m.id and ${isHealingArt})) as "isMedical",
  (s.most_claims is not null and (select count(c.confirmed_at) from vouchers c where c.special_id = s.id) >= s.most_claims) as "isSoldOut",
  ${coverOf(sql`m.id`)} as cover`;
const from = sql`
  from specials s join listings m on m.id = s.listing_id join cities on cities.id = m.city_id join categories on categories.id = m.category_id
  left join treatments offered on offered.id = s.treatment_id`;

type SpecialSort = "ending" | "discount";
const orderOf: Record<SpecialSort, SQL> = {
  ending: sql`s.valid_to, s.id`,
  discount: sql`s.discount_percentage desc nulls last, s.valid_to, s.id`,
};

type Paging = { limit: number; offset: number };
const everything: Paging = { limit: 1_000, offset: 0 };

export async function listSpecials(
  { db }: { db: Executor },
  today: string,
  filter: SpecialFilter = {},
  { limit, offset } = everything,
  sort: SpecialSort = "ending",
): Promise<Special[]> {
  const { rows } = await db.execute<Special>(sql`
    select ${columns} ${from} ${current(today, filter)}
    order by ${orderOf[sort]} limit ${limit} offset ${offset}`);
  return rows;
}

/** Finds a special of a published listing in any state, with what decides if it is available. */
export async function findSpecial({ db }: { db: Executor }, id: number) {
  const { rows } = await db.execute<Special & { isActive: boolean; hasEnded: boolean }>(sql`
    select ${columns}, s.is_active as "isActive", s.ended_at is not null as "hasEnded" ${from} where m.status = 'active' and s.id = ${id}`);
  return rows[0] ?? null;
}

/** Returns the reason why no voucher is available on a date; null if there is one. */
export function findVoucherRefusal(
  {
    isActive,
    hasEnded,
    validFrom,
    validUntil,
    isSoldOut,
  }: NonNullable<Awaited<ReturnType<typeof findSpecial>>>,
  today: string,
) {
  const state = specialState({ isActive, hasEnded, validFrom, validTo: validUntil }, today);
  if (state !== "running") return state;
  return isSoldOut ? ("sold out" as const) : null;
}

export async function countSpecials(
  { db }: { db: Executor },
  today: string,
  filter: SpecialFilter = {},
) {
  const { rows } = await db.execute<{
    specials: number;
    cities: number;
    upTo: number;
    providers: number;
    verified: number;
  }>(sql`
    select count(*)::int as specials, count(distinct m.city_id)::int as cities, coalesce(max(s.discount_percentage), 0)::int as "upTo",
      count(distinct m.id)::int as providers,
      (count(distinct m.id) filter (where exists (select from licenses l where l.listing_id = m.id and l.checked_on > ${addDays(today, -checkHoldsDays)}::date)))::int as verified
    ${from} ${current(today, filter)}`);
  return rows[0] ?? { specials: 0, cities: 0, upTo: 0, providers: 0, verified: 0 };
}

function current(today: string, { text, city, category, listing, premier }: SpecialFilter) {
  const like = text ? containing(text) : null;
  return sql`
    where s.is_active and m.status = 'active' and ${today}::date between s.valid_from and s.valid_to
      and (${city ?? null}::text is null or cities.slug = ${city ?? null})
      and (${category ?? null}::text is null or categories.slug = ${category ?? null})
      and (${listing ?? null}::text is null or m.slug = ${listing ?? null})
      and (${premier ?? null}::boolean is null or m.is_premium = ${premier ?? null})
      and (${like}::text is null or s.title ilike ${like} or s.description ilike ${like} or m.name ilike ${like})`;
}
