import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { photoReports } from "#database/schema/photos.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { findFile } from "#domain/uploads/find-file.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { addConfirmedPair, testPhotos } from "#tests/support/photos.ts";
import { approvePair } from "./end-pair.server.ts";
import { listPairs } from "./list-pairs.server.ts";
import { addPhotos, describePhotos, ownGallery } from "./own-gallery.server.ts";
import {
  dismissPhotoReports,
  findPhoto,
  findReported,
  reportPhoto,
  takePhotoDown,
} from "./report-photo.server.ts";

const report = { fault: "misleading" as const, words: "That is another street." };

async function setUp(db: Executor) {
  const deps = testPhotos(testAccounts(db));
  const people = await addPeople(deps);
  const place = { listingId: people.glow };
  await addPhotos(deps, people.olivia, place, await deps.taken("#a00", "#0a0"));
  const own = await ownGallery(deps, people.olivia, place);
  const [photo, other] = own === "not-found" ? [] : own.photos;
  if (!photo || !other) throw new Error("A photo is missing");
  await describePhotos(deps, people.olivia, place, new Map([[photo.id, "The front room"]]));
  return { ...people, deps, place, photo, other };
}

test("anyone can report a visible photo, which stays until an admin decides", async ({ db }) => {
  const { deps, ada, edda, photo, other } = await setUp(db);
  expect(await reportPhoto(deps, "glow-studio", photo.id, report)).toBe("done");
  // Hidden: it has no caption, or belongs to another listing.
  expect(await reportPhoto(deps, "glow-studio", other.id, report)).toBe("not-found");
  expect(await reportPhoto(deps, "harbor-studio", photo.id, report)).toBe("not-found");
  expect(await findReported({ db }, ada, photo.id)).toMatchObject({
    id: photo.id,
    reports: [report],
    listing: { slug: "glow-studio" },
  });
  expect(await findReported({ db }, edda, photo.id)).toBe("forbidden");
  expect(await dismissPhotoReports(deps, ada, photo.id)).toBe("done");
  expect(await findReported({ db }, ada, photo.id)).toBeNull();
  expect(await findPhoto({ db }, "glow-studio", photo.id)).not.toBeNull();
});

test("a removed photo is missing at once, and the listing sees and gets the reason by email", async ({
  db,
}) => {
  const { deps, ada, olivia, place, photo } = await setUp(db);
  await reportPhoto(deps, "glow-studio", photo.id, report);
  expect(await takePhotoDown(deps, olivia, photo.id, "It is mine.")).toBe("forbidden");
  expect(await takePhotoDown(deps, ada, photo.id, "It shows another house.")).toBe("done");
  expect((await findListingProfile({ db }, "glow-studio"))?.gallery).toEqual([]);
  expect(await findFile(deps, `${photo.key}-large.webp`)).toBeNull();
  expect(await db.$count(photoReports)).toBe(0);
  expect(await ownGallery(deps, olivia, place)).toMatchObject({
    photos: [{ reason: "It shows another house." }, { reason: null }],
  });
  expect((await deps.emailsTo(olivia.email))[0]?.text).toContain("It shows another house.");
  expect(await takePhotoDown(deps, ada, photo.id, "Once more.")).toBe("not-found");
});

test("removing a pair removes both photos", async ({ db }) => {
  const { deps, ada, olivia, place } = await setUp(db);
  await addConfirmedPair(deps, olivia, place);
  const { rows } = await db.execute<{ id: number }>("select id from photo_pairs");
  await approvePair(deps, ada, rows[0]?.id ?? 0);
  const [pair] = await listPairs({ db }, "glow-studio");
  expect(
    await reportPhoto(deps, "glow-studio", pair?.after.id ?? 0, { fault: "shows me", words: "" }),
  ).toBe("done");
  expect(await takePhotoDown(deps, ada, pair?.after.id ?? 0, "The light differs.")).toBe("done");
  expect(await listPairs({ db }, "glow-studio")).toEqual([]);
  expect(await findFile(deps, `${pair?.before.key}-large.webp`)).toBeNull();
  expect(await db.$count(photoReports)).toBe(0);
});
