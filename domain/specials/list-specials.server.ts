import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";

export type Special = {
  id: number;
  title: string;
  description: string;
  medSpaSlug: string;
  medSpaName: string;
  medSpaCity: string;
  medSpaPhone: string;
  medSpaRating: number | null;
  reviewCount: number;
  category: string;
  categorySlug: string;
  originalPriceCents: number | null;
  specialPriceCents: number | null;
  discountPercentage: number | null;
  validFrom: string;
  validUntil: string;
  termsConditions: string | null;
};

export type SpecialFilter = {
  text?: string | undefined;
  city?: string | undefined;
  category?: string | undefined;
  medSpa?: string | undefined;
  premier?: boolean | undefined;
};

/** The offers that hold on a local day, the soonest to end first. */
export async function listSpecials({ db }: { db: Executor }, today: string, filter: SpecialFilter = {}): Promise<Special[]> {
  const like = filter.text ? `%${filter.text.replace(/[\\%_]/g, "\\$&")}%` : null;
  const { rows } = await db.execute<Special>(sql`
    select s.id, s.title, s.description, m.slug as "medSpaSlug", m.name as "medSpaName", cities.name as "medSpaCity", m.phone as "medSpaPhone",
      m.rating::float8 as "medSpaRating", m.review_count as "reviewCount", categories.name as category, categories.slug as "categorySlug",
      s.original_price_cents as "originalPriceCents", s.special_price_cents as "specialPriceCents", s.discount_percentage as "discountPercentage",
      s.valid_from as "validFrom", s.valid_to as "validUntil", s.terms_conditions as "termsConditions"
    from specials s join med_spas m on m.id = s.med_spa_id join cities on cities.id = m.city_id join categories on categories.id = m.category_id
    where s.is_active and m.status = 'active' and ${today}::date between s.valid_from and s.valid_to
      and (${filter.city ?? null}::text is null or cities.slug = ${filter.city ?? null})
      and (${filter.category ?? null}::text is null or categories.slug = ${filter.category ?? null})
      and (${filter.medSpa ?? null}::text is null or m.slug = ${filter.medSpa ?? null})
      and (${filter.premier ?? null}::boolean is null or m.is_premium = ${filter.premier ?? null})
      and (${like}::text is null or s.title ilike ${like} or s.description ilike ${like} or m.name ilike ${like})
    order by s.valid_to, s.id`);
  return rows;
}
