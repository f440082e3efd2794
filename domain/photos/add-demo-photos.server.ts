import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { photoPairs } from "#database/schema/photos.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import { generatedPhotoSizes } from "#domain/uploads/silk.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { consentEnd, consentText, unalteredText } from "./photos.ts";

/** `shows`: what a real photo would show. `pair`: a treatment on the menu. */
export type DemoPhotos = {
  listing: string;
  hasLogo: boolean;
  shows: string[];
  pair: { treatment: string; weeks: number; isShown: boolean } | null;
};

/**
 * Silk drawings instead of photos, with captions that say so. They show no one, so no consent is
 * needed.
 */
export async function addDemoPhotos({ db }: { db: Executor }, given: DemoPhotos[], now: Date) {
  const slugs = given.map(({ listing }) => listing);
  const found = await db
    .select({ id: listings.id, slug: listings.slug, name: listings.name })
    .from(listings)
    .where(inArray(listings.slug, slugs));
  const known = new Map(found.map((listing) => [listing.slug, listing]));
  for (const { listing: slug, hasLogo, shows, pair } of given) {
    const listing = known.get(slug);
    if (!listing) throw new Error(`There is no ${slug} to add photos to`);
    if (hasLogo)
      await storePhotos(db, now, { owner: "logo", subjectId: listing.id }, [
        drawn("mark", `mark ${slug}`, `The logo of ${listing.name}`),
      ]);
    const photos = shows.map((what, index) =>
      drawn("silk", `silk ${slug} ${index}`, `Drawn silk, in place of a photo of ${what}`),
    );
    await storePhotos(db, now, { owner: "gallery", subjectId: listing.id }, photos);
    if (pair) await addDemoPair(db, listing, pair, now);
  }
}

async function addDemoPair(
  db: Executor,
  listing: { id: number; slug: string; name: string },
  pair: NonNullable<DemoPhotos["pair"]>,
  now: Date,
) {
  const [treatment] = await db
    .select({ id: treatments.id })
    .from(treatments)
    .where(eq(treatments.slug, pair.treatment));
  const day = localDay(now, brand.region.timeZone);
  const [added] = await db
    .insert(photoPairs)
    .values({
      listingId: listing.id,
      treatmentId: treatment?.id ?? 0,
      weeks: pair.weeks,
      status: pair.isShown ? "shown" : "waiting",
      consentedOn: day,
      whatWasDone: "This is a drawing by us: no one was treated.",
      consentUntil: consentEnd(day),
      confirmedAt: now,
      consentText: consentText(listing.name, formatDay(consentEnd(day))),
      unalteredText,
      recordedAt: now,
    })
    .returning({ id: photoPairs.id });
  await storePhotos(db, now, { owner: "pair", subjectId: added?.id ?? 0 }, [
    drawn(
      "silk",
      `creased ${listing.slug} pair`,
      "Drawn silk with creases, in place of a photo of a person before",
    ),
    drawn(
      "silk",
      `silk ${listing.slug} pair`,
      "The same drawn silk, smooth, in place of a photo of the person after",
    ),
  ]);
}

const drawn = (
  kind: keyof typeof generatedPhotoSizes,
  drawnFrom: string,
  description: string,
): NewPhoto => ({
  ...generatedPhotoSizes[kind],
  key: randomBytes(16).toString("hex"),
  description,
  drawnFrom,
});
