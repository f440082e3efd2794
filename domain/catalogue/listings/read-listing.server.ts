import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { jsonRows } from "#database/json-rows.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { categories, cities } from "#database/schema/catalogue/reference.ts";
import { pick } from "#shared/pick.ts";
import { type ListingFacts, tidyFacts } from "./listing-facts.ts";

const itsId = sql`${medSpas.id}`;
type Slugged = { slug: string };

// biome-ignore format: one line a group reads better than one a field.
const columns = [
  "name", "address", "locality", "zipCode", "latitude", "longitude", "phone", "email", "website", "socialMediaLinks", "description",
  "detailedDescription", "treatmentPhilosophy", "consultationProcess", "establishedYear", "priceLevel", "acceptsInsurance", "financingAvailable",
  "specialties", "awards", "certifications", "ownership", "equipmentTechnology", "facilityAmenities", "safetyProtocols", "paymentOptions", "languages",
  "hoursText", "weeklyHours",
] as const;

/** A listing, public or not, as its owner can edit it. */
export async function readListing({ db }: { db: Executor }, medSpaId: number) {
  const [found] = await readListings({ db }, [medSpaId]);
  return found ?? null;
}

export async function readListings({ db }: { db: Executor }, medSpaIds: number[]) {
  if (medSpaIds.length === 0) return [];
  const found = await db
    .select({
      medSpa: medSpas,
      city: cities.slug,
      category: categories.slug,
      others: jsonRows<Slugged>(sql`
        select c.slug from med_spa_categories f join categories c on c.id = f.category_id
        where f.med_spa_id = ${itsId} and f.category_id <> ${medSpas.categoryId} order by c.slug`),
      services: jsonRows<ListingFacts["services"][number]>(sql`
        select t.slug as treatment, s.name, s.description, s.price_min_cents as "priceMinCents", s.price_max_cents as "priceMaxCents",
          s.price_unit as "priceUnit", s.priced_on as "pricedOn", s.minutes
        from services s left join treatments t on t.id = s.treatment_id where s.med_spa_id = ${itsId} order by s.position`),
      staff: jsonRows<ListingFacts["staff"][number]>(sql`
        select s.name, s.title, s.certifications, s.is_unlicensed as "isUnlicensed", (
          select coalesce(json_agg(t.slug order by t.slug), '[]')
          from staff_treatments p join treatments t on t.id = p.treatment_id where p.med_spa_id = s.med_spa_id and p.position = s.position) as performs
        from staff_members s where s.med_spa_id = ${itsId} order by s.position`),
      licenses: jsonRows<ListingFacts["licenses"][number]>(
        sql`select kind, holder, number from licenses where med_spa_id = ${itsId} order by number`,
      ),
    })
    .from(medSpas)
    .innerJoin(cities, eq(cities.id, medSpas.cityId))
    .innerJoin(categories, eq(categories.id, medSpas.categoryId))
    .where(inArray(medSpas.id, medSpaIds))
    .orderBy(medSpas.id);
  return found.map(heldOf);
}

type Found = {
  medSpa: typeof medSpas.$inferSelect;
  city: string;
  category: string;
  others: Slugged[];
} & Pick<ListingFacts, "services" | "staff" | "licenses">;

function heldOf({ medSpa, city, category, others, ...parts }: Found) {
  const facts = tidyFacts({
    ...pick(medSpa, columns),
    ...parts,
    city,
    categories: [category, ...others.map(({ slug }) => slug)],
  } satisfies ListingFacts);
  return {
    ...pick(medSpa, [
      "id",
      "slug",
      "status",
      "isDemo",
      "isPremium",
      "rating",
      "reviewCount",
      "confirmedOn",
      "createdAt",
    ]),
    facts: facts as ListingFacts,
  };
}

/** The same with a row lock, for changes. */
export async function holdListing({ db }: { db: Executor }, medSpaId: number) {
  await db.execute(sql`select from med_spas where id = ${medSpaId} for update`);
  return readListing({ db }, medSpaId);
}

/** Locks many listings in a fixed order, to avoid deadlocks. */
export async function holdListings({ db }: { db: Executor }, medSpaIds: number[]) {
  if (medSpaIds.length === 0) return [];
  await db
    .select({ id: medSpas.id })
    .from(medSpas)
    .where(inArray(medSpas.id, medSpaIds))
    .orderBy(medSpas.id)
    .for("update");
  return readListings({ db }, medSpaIds);
}

export type HeldListing = NonNullable<Awaited<ReturnType<typeof readListing>>>;
