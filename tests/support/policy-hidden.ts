import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import { photoPairs } from "#database/schema/photos.ts";
import { questions } from "#database/schema/questions.ts";
import { reviews } from "#database/schema/reviews.ts";
import { shortlists } from "#database/schema/search.ts";
import { specials } from "#database/schema/specials.ts";
import { uploads } from "#database/schema/uploads.ts";
import { addNamed } from "./two-listings.ts";

/** Appears in all non-public data, and nowhere else. */
export const secretWord = "Hollowlane";

export type Hidden = Awaited<ReturnType<typeof addHidden>>;

const daysFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Adds non-public data: a hidden listing, and hidden items of a public one. */
export async function addHidden(db: Executor, shown: { id: number; slug: string }) {
  const { id, slug } = await addNamed(db, `${secretWord} Studio`, { status: "pending" });
  await db.update(listings).set({ status: "inactive" }).where(eq(listings.id, id));
  const at = new Date();
  const numberOf = (rows: { id: number }[]) => rows[0]?.id ?? 0;

  const offer = {
    title: `${secretWord} offer`,
    description: `${secretWord} for two`,
    validFrom: daysFromNow(-3),
    validTo: daysFromNow(60),
  };
  const addSpecial = async (changes: Partial<typeof specials.$inferInsert>) =>
    numberOf(
      await db
        .insert(specials)
        .values({ ...offer, listingId: shown.id, createdAt: at, ...changes })
        .returning({ id: specials.id }),
    );
  const picture = { width: 9, height: 9, createdAt: at, description: `${secretWord} room` };
  const addPicture = async (key: string, owner: "gallery" | "pair", subjectId: number) =>
    numberOf(
      await db
        .insert(uploads)
        .values({ ...picture, key, owner, subjectId })
        .returning({ id: uploads.id }),
    );
  const written = {
    rating: 4,
    authorName: "N. N.",
    text: `${secretWord}: on time, explained without hurry.`,
    visitedOn: daysFromNow(-30),
    submittedAt: at,
  };
  const addReview = async (changes: Partial<typeof reviews.$inferInsert>) =>
    numberOf(
      await db
        .insert(reviews)
        .values({ ...written, listingId: shown.id, createdAt: at, ...changes })
        .returning({ id: reviews.id }),
    );

  const [treatment] = await db.select({ id: treatments.id }).from(treatments).limit(1);
  const pair = {
    treatmentId: treatment?.id ?? 0,
    weeks: 6,
    consentedOn: daysFromNow(-9),
    consentText: "yes",
    unalteredText: "yes",
    recordedAt: at,
  };
  const pairId = numberOf(
    await db
      .insert(photoPairs)
      .values({ ...pair, listingId: shown.id })
      .returning({ id: photoPairs.id }),
  );
  await db.insert(questions).values([
    { listingId: shown.id, text: `${secretWord}: is there parking?`, askedAt: at },
    {
      listingId: id,
      text: `${secretWord}: are there stairs?`,
      askedAt: at,
      status: "published",
      decidedAt: at,
    },
  ]);
  const shortlist = "hidden-hidden-hidden-h";
  await db.insert(shortlists).values({ id: shortlist, slugs: [shown.slug, slug] });
  return {
    slug,
    shown: shown.slug,
    shortlist,
    pairId,
    special: await addSpecial({ listingId: id }),
    specialToCome: await addSpecial({ validFrom: daysFromNow(20) }),
    specialPaused: await addSpecial({ isActive: false }),
    photo: await addPicture("hidden-photo", "gallery", id),
    photoOfPair: await addPicture("waiting-photo", "pair", pairId),
    review: await addReview({
      listingId: id,
      status: "published",
      proof: "email",
      publishedAt: at,
    }),
    reviewWaiting: await addReview({ proof: "email" }),
  };
}
