import { randomBytes } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { medSpas } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { photoPairs } from "#database/schema/photos.ts";
import type { NewPicture } from "#domain/uploads/photo.ts";
import { drawnSizes } from "#domain/uploads/silk.ts";
import { keepPictures } from "#domain/uploads/store-photos.server.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { consentEnd, consentText, unalteredText } from "./photos.ts";

/** `shows`: what a real photo would show. `pair`: a treatment on the menu. */
export type DemoPhotos = {
  medSpa: string;
  hasLogo: boolean;
  shows: string[];
  pair: { treatment: string; weeks: number; isShown: boolean } | null;
};

/**
 * Silk drawings instead of photos, with captions that say so. They show no one, so no consent is
 * needed.
 */
export async function addDemoPhotos({ db }: { db: Executor }, given: DemoPhotos[], now: Date) {
  const slugs = given.map(({ medSpa }) => medSpa);
  const found = await db
    .select({ id: medSpas.id, slug: medSpas.slug, name: medSpas.name })
    .from(medSpas)
    .where(inArray(medSpas.slug, slugs));
  const known = new Map(found.map((medSpa) => [medSpa.slug, medSpa]));
  for (const { medSpa: slug, hasLogo, shows, pair } of given) {
    const medSpa = known.get(slug);
    if (!medSpa) throw new Error(`There is no ${slug} to add photos to`);
    if (hasLogo)
      await keepPictures(db, now, { owner: "logo", subjectId: medSpa.id }, [
        drawn("mark", `mark ${slug}`, `The mark of ${medSpa.name}`),
      ]);
    const photos = shows.map((what, index) =>
      drawn("silk", `silk ${slug} ${index}`, `Drawn silk, where a photo of ${what} would be`),
    );
    await keepPictures(db, now, { owner: "gallery", subjectId: medSpa.id }, photos);
    if (pair) await addDemoPair(db, medSpa, pair, now);
  }
}

async function addDemoPair(
  db: Executor,
  medSpa: { id: number; slug: string; name: string },
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
      medSpaId: medSpa.id,
      treatmentId: treatment?.id ?? 0,
      weeks: pair.weeks,
      status: pair.isShown ? "shown" : "waiting",
      consentedOn: day,
      whatWasDone: "A drawing of ours: nothing was done to anybody.",
      consentUntil: consentEnd(day),
      confirmedAt: now,
      consentText: consentText(medSpa.name, formatDay(consentEnd(day))),
      unalteredText,
      recordedAt: now,
    })
    .returning({ id: photoPairs.id });
  await keepPictures(db, now, { owner: "pair", subjectId: added?.id ?? 0 }, [
    drawn(
      "silk",
      `creased ${medSpa.slug} pair`,
      "Drawn silk with creases, in place of a picture of a person before",
    ),
    drawn(
      "silk",
      `silk ${medSpa.slug} pair`,
      "The same drawn silk, smooth, in place of a picture of the person after",
    ),
  ]);
}

const drawn = (
  kind: keyof typeof drawnSizes,
  drawnFrom: string,
  description: string,
): NewPicture => ({
  ...drawnSizes[kind],
  key: randomBytes(16).toString("hex"),
  description,
  drawnFrom,
});
