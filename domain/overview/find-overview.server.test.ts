import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { listings } from "#database/schema/catalogue/listings.ts";
import { photoPairs } from "#database/schema/photos.ts";
import { addMembership } from "#domain/accounts/site-admins/command-line.server.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { setBookingStatus } from "#domain/bookings/set-status.server.ts";
import { requestCallback } from "#domain/leads/request-callback.server.ts";
import { confirmSection } from "#domain/listing-edits/apply-edit.server.ts";
import { decidePendingEdit } from "#domain/listing-edits/decide-edit.server.ts";
import { proposeEdit } from "#domain/listing-edits/propose-edit.server.ts";
import { endPair, refusePair } from "#domain/photos/end-pair.server.ts";
import { addPhotos, ownGallery, removePhoto } from "#domain/photos/own-gallery.server.ts";
import { takePhotoDown } from "#domain/photos/report-photo.server.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { decideQuestion } from "#domain/questions/moderate-questions.server.ts";
import { decideReview } from "#domain/reviews/moderate-reviews.server.ts";
import { replyToReview } from "#domain/reviews/reply-to-review.server.ts";
import { writeReview } from "#domain/reviews/write-review.server.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";
import { from } from "#tests/support/accounts.ts";
import { addBookableListings, bookingInput, testBookings } from "#tests/support/bookings.ts";
import { test } from "#tests/support/database.ts";
import { edit, waiting } from "#tests/support/listing-edits.ts";
import { signedIn } from "#tests/support/people.ts";
import { addConfirmedPair, testPhotos } from "#tests/support/photos.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { findOverview } from "./find-overview.server.ts";

const caller = {
  name: "Nora Feld",
  phone: "(949) 555-0142",
  email: "nora@example.com",
  treatment: "botox",
  bestTime: "any" as const,
  message: null,
};

test("shows pending tasks to those who may handle them, until they are done", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, oscar, tess, gina, ada, glow } = await addBookableListings(deps, {
    mode: "request",
  });
  const booked = await makeBooking(deps, null, bookingInput(), from());
  const asked = deps.clock();
  await requestCallback(deps, "glow-studio", caller, from());
  deps.pass(90);
  await requestCallback(deps, "glow-studio", { ...caller, email: "mia@example.com" }, from());
  await requestCallback(deps, "harbor-studio", { ...caller, email: "lou@example.com" }, from());
  const question = await askQuestion(deps, gina, {
    medSpaSlug: "glow-studio",
    text: "Is there a place to leave a bicycle?",
  });
  await decideQuestion(deps, ada, {
    id: "id" in question ? question.id : 0,
    version: 1,
    decision: "publish",
  });
  const review = await writeReview(
    deps,
    gina,
    { slug: "glow-studio", input: reviewInput(), hasProofOfWork: true },
    from(),
  );
  const reviewId = "id" in review ? review.id : 0;
  await decideReview(deps, ada, reviewId, { act: "published" });

  const look = async (actor: typeof olivia) => (await findOverview(deps, actor, glow))?.waiting;
  const bookings = { what: "bookings", count: 1 };
  const calls = { what: "calls", count: 2, since: asked };
  expect(await look(olivia)).toEqual([
    bookings,
    calls,
    { what: "questions", count: 1 },
    { what: "reviews", count: 1 },
  ]);
  await addMembership(deps, tess.userId, { listingId: glow, role: "front_desk" });
  expect(await look((await signedIn(deps, "tess")).actor)).toEqual([bookings, calls]);
  expect(await look(oscar)).toBeUndefined();

  await setBookingStatus(deps, olivia, booked.outcome === "made" ? booked.id : 0, {
    status: "confirmed",
  });
  await replyToReview(deps, olivia, reviewId, { text: "Thank you.", isSure: true });
  expect((await look(olivia))?.map(({ what }) => what)).toEqual(["calls", "questions"]);
});

test("shows today's bookings and missing profile parts", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, glow } = await addBookableListings(deps);
  await makeBooking(deps, null, bookingInput(), from());
  expect((await findOverview(deps, olivia, glow))?.today).toEqual([]);
  deps.pass(2 * 24 * 60);
  const overview = await findOverview(deps, olivia, glow);
  expect(overview?.today).toMatchObject([{ customerName: "Nora Feld", time: "10:00" }]);
  expect(overview?.profile?.missing[0]).toEqual({
    name: "how they approach treatment",
    section: "about",
  });
  expect(overview?.profile?.missing.length).toBeLessThan(overview?.profile?.parts ?? 0);
});

test("a new owner sees a checklist that ends with the first bookable treatment", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, oscar, glow, harbor } = await addBookableListings(deps);
  const setup = (await findOverview(deps, oscar, harbor))?.setup;
  expect(Object.keys(setup ?? {}).at(-1)).toBe("bookings");
  expect((await findOverview(deps, olivia, glow))?.setup).toMatchObject({
    bookings: true,
    photos: false,
  });
});

test("shows missing profile parts only to those who may edit the profile", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, tess, glow } = await addBookableListings(deps);
  await addMembership(deps, tess.userId, { listingId: glow, role: "front_desk" });
  const { actor } = await signedIn(deps, "tess");
  expect((await findOverview(deps, actor, glow))?.profile).toBeNull();
  expect((await findOverview(deps, olivia, glow))?.profile).not.toBeNull();
});

test("shows proposals, returned edits, stale data and hidden photos only to profile editors", async ({
  db,
}) => {
  const deps = testBookings(db);
  const { olivia, tess, ada, glow } = await addBookableListings(deps);
  const look = async (actor: typeof olivia) =>
    (await findOverview(deps, actor, glow))?.waiting.filter(({ what }) => what !== "stale");
  await proposeEdit(
    deps,
    null,
    glow,
    { phone: "(949) 555-0177", hoursText: "By appointment" },
    "website",
  );
  await storePhotos(db, deps.clock(), { owner: "gallery", subjectId: glow }, [
    { key: "unseen", width: 800, height: 600, description: "" },
  ]);
  expect(await look(olivia)).toEqual([
    { what: "proposed", count: 2 },
    { what: "wordless", count: 1 },
  ]);
  await addMembership(deps, tess.userId, { listingId: glow, role: "front_desk" });
  expect(await look((await signedIn(deps, "tess")).actor)).toEqual([]);
  const [revision] = await waiting(deps, ada);
  await decidePendingEdit(deps, ada, revision?.id ?? 0, revision?.seen ?? 0, {
    decision: "reject",
    reason: "Neither is right.",
  });
  expect((await look(olivia))?.[0]).toEqual({ what: "rejected", count: 2 });
});

test("counts stale data by section until it was reviewed", async ({ db }) => {
  const deps = testBookings(db);
  const { olivia, tess, glow } = await addBookableListings(deps);
  await db.update(listings).set({ createdAt: new Date("2026-11-20T18:00:00Z") });
  const old = async (actor: typeof olivia) =>
    (await findOverview(deps, actor, glow))?.waiting.find(({ what }) => what === "stale")?.count;
  expect(await old(olivia)).toBeUndefined();
  deps.pass(190 * 24 * 60);
  expect(await old(olivia)).toBe(3);
  await edit(deps, olivia, glow, "contact", { phone: "(949) 555-0188" });
  expect(await old(olivia)).toBe(3);
  for (const section of ["contact", "hours"] as const)
    await confirmSection(deps, olivia, glow, section);
  expect(await old(olivia)).toBe(1);
  await addMembership(deps, tess.userId, { listingId: glow, role: "front_desk" });
  expect(await old((await signedIn(deps, "tess")).actor)).toBeUndefined();
});

test("counts removed photos and rejected pairs until they are deleted, rejections for two weeks", async ({
  db,
}) => {
  const accounts = testBookings(db);
  const { olivia, ada, glow } = await addBookableListings(accounts);
  const deps = { ...accounts, ...testPhotos(accounts) };
  const place = { listingId: glow };
  const unseen = async () => {
    const waits = (await findOverview(deps, olivia, glow))?.waiting ?? [];
    return waits.flatMap(({ what, count }) =>
      ["wordless", "takenDown", "refusedPairs"].includes(what) ? [[what, count]] : [],
    );
  };
  await addPhotos(
    deps,
    olivia,
    place,
    (await deps.taken("#a44", "#4a4")).map((picture) => ({
      ...picture,
      description: "The front room",
    })),
  );
  const gallery = await ownGallery(deps, olivia, place);
  const [first] = gallery === "not-found" ? [] : gallery.photos;
  for (const _ of [1, 2]) await addConfirmedPair(deps, olivia, place);
  expect(await unseen()).toEqual([]);

  await takePhotoDown(deps, ada, first?.id ?? 0, "It shows another house.");
  const pairs = await db
    .select({ id: photoPairs.id })
    .from(photoPairs)
    .where(eq(photoPairs.status, "waiting"));
  for (const { id } of pairs) await refusePair(deps, ada, id, "Two different people.");
  expect(await unseen()).toEqual([
    ["takenDown", 1],
    ["refusedPairs", 2],
  ]);

  await removePhoto(deps, olivia, place, first?.id ?? 0);
  await endPair(deps, olivia, place, pairs[0]?.id ?? 0);
  expect(await unseen()).toEqual([["refusedPairs", 1]]);
  deps.pass(15 * 24 * 60);
  expect(await unseen()).toEqual([]);
});
