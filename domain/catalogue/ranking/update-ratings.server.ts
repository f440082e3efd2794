import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { type TaggedListing, taggedColumns } from "../internal/tags-to-invalidate.server.ts";
import { baseScore, completeness, type ScoredProfile } from "../listings/listing.ts";
import { listListingTags } from "../tags.ts";

type Totals = { rating: number | null; reviewCount: number };
type ListingRow = TaggedListing & { id: number; profile: ScoredProfile };

const manyListings = 50;

/**
 * Updates rating, review count, and rank, in the transaction that changed the reviews. Listings
 * are locked before counting, so that concurrent decisions are both counted.
 */
export async function updateRatings(
  tx: Executor,
  ids: number[],
  count: (ids: number[]) => Promise<Map<number, Totals>>,
) {
  if (ids.length === 0) return;
  const affected = sql`any(${sql.param(ids)}::int[])`;
  await tx.execute(sql`select from listings where id = ${affected} order by id for update`);
  const totals = await count(ids);
  const rows = await readProfiles(tx, ids);
  const changes = rows.map(({ id, profile }) => {
    const { rating, reviewCount } = totals.get(id) ?? { rating: null, reviewCount: 0 };
    return {
      id,
      rating,
      review_count: reviewCount,
      base_score: baseScore({ rating, reviewCount, completeness: completeness(profile) }),
    };
  });
  await tx.execute(sql`
    with given as (select * from json_to_recordset(${JSON.stringify(changes)}::json) as g(id int, rating numeric(3, 2), review_count int, base_score int)),
      changed as (
        update listings m set rating = given.rating, review_count = given.review_count, base_score = given.base_score, score = given.base_score + m.score - m.base_score
        from given where m.id = given.id returning m.id, m.score),
      categories as (update listing_categories f set score = changed.score from changed where f.listing_id = changed.id)
    update listing_treatments f set score = changed.score from changed where f.listing_id = changed.id`);
  await invalidateTags(
    tx,
    rows.length > manyListings ? ["*"] : [...new Set(rows.flatMap(listListingTags))],
  );
}

export async function readProfile(db: Executor, id: number) {
  const [row] = await readProfiles(db, [id]);
  if (!row) throw new Error(`There is no listing ${id}.`);
  return row.profile;
}

async function readProfiles(tx: Executor, ids: number[]) {
  const { rows } = await tx.execute<ListingRow>(sql`
    select m.id, ${taggedColumns},
      json_build_object('detailedDescription', m.detailed_description, 'treatmentPhilosophy', m.treatment_philosophy, 'consultationProcess', m.consultation_process,
        'website', m.website, 'facilityAmenities', m.facility_amenities, 'safetyProtocols', m.safety_protocols,
        'weeklyHours', case when isempty(m.weekly_hours) then array[]::int[] else array[1] end,
        'services', (select coalesce(json_agg(json_build_object('priceMinCents', s.price_min_cents)), '[]') from services s where s.listing_id = m.id),
        'staff', array(select 1 from staff_members s where s.listing_id = m.id), 'licenses', array(select 1 from licenses l where l.listing_id = m.id)) as profile
    from listings m join cities c on c.id = m.city_id where m.id = any(${sql.param(ids)}::int[])`);
  return rows;
}
