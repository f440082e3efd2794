import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { findListingProfile } from "#domain/catalogue/listings/find-listing.server.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { setListingPlan } from "#domain/catalogue/ranking/set-listing-plan.server.ts";
import { findFile } from "#domain/uploads/find-file.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { testPhotos } from "#tests/support/photos.ts";
import {
  addPhotos,
  describePhotos,
  orderPhotos,
  ownGallery,
  removePhoto,
  setLogo,
} from "./own-gallery.server.ts";
import { maxGalleryPhotos } from "./photos.ts";

async function setUp(db: Executor) {
  const deps = testPhotos(testAccounts(db));
  const people = await addPeople(deps);
  const place = { listingId: people.glow };
  const own = async () => {
    const found = await ownGallery(deps, people.olivia, place);
    if (found === "not-found") throw new Error(found);
    return found;
  };
  const seen = async () =>
    (await findListingProfile({ db }, "glow-studio"))?.gallery.map(
      ({ description }) => description,
    );
  const card = async () =>
    (await listListings(deps, {}, { limit: 10 })).find(({ slug }) => slug === "glow-studio");
  const fill = async () => {
    await addPhotos(deps, people.olivia, place, await deps.taken("#a00", "#0a0", "#00a"));
    const { photos } = await own();
    await describePhotos(
      deps,
      people.olivia,
      place,
      new Map(photos.map(({ id }, index) => [id, ["Red", "Green", "Blue"][index] ?? ""])),
    );
    return photos.map(({ id }) => id);
  };
  return { ...people, deps, place, own, seen, card, fill };
}

test("a model photo is labeled as such", async ({ db }) => {
  const { deps, olivia, place, own, fill } = await setUp(db);
  const [red = 0, green = 0] = await fill();
  await describePhotos(
    deps,
    olivia,
    place,
    new Map([
      [red, "Red"],
      [green, "Green"],
    ]),
    new Set([red]),
  );
  const shown = (await findListingProfile({ db }, "glow-studio"))?.gallery.map(
    ({ isModel }) => isModel,
  );
  expect([shown, (await own()).photos.map(({ isModel }) => isModel)]).toEqual([
    [true, false, false],
    [true, false, false],
  ]);
});

test("a new photo is visible only to its listing until it has a description", async ({ db }) => {
  const { deps, olivia, place, own, seen, card } = await setUp(db);
  expect(await addPhotos(deps, olivia, place, await deps.taken("#a00", "#0a0"))).toBe("added");
  const [first] = (await own()).photos;
  expect(await seen()).toEqual([]);
  expect((await card())?.cover).toBeNull();
  await describePhotos(deps, olivia, place, new Map([[first?.id ?? 0, "The front room"]]));
  expect(await seen()).toEqual(["The front room"]);
  expect(await card()).toMatchObject({ cover: { id: first?.id, description: "The front room" } });
});

test("photos appear in the chosen order, and the first is the cover", async ({ db }) => {
  const { deps, olivia, place, seen, card, fill } = await setUp(db);
  const [red = 0, green = 0, blue = 0] = await fill();
  await orderPhotos(deps, olivia, place, [blue, red, green]);
  expect(await seen()).toEqual(["Blue", "Red", "Green"]);
  expect((await card())?.cover?.id).toBe(blue);
  // A page that was open while a photo was added sends only the ids it knows.
  await orderPhotos(deps, olivia, place, [green, 999_999]);
  expect(await seen()).toEqual(["Green", "Blue", "Red"]);
});

test("limits a gallery to twenty photos, even for simultaneous uploads", async ({ db }) => {
  const { deps, olivia, place, own } = await setUp(db);
  const [picture] = await deps.taken("#a00");
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(picture ?? { width: 1, height: 1, description: "" }),
      key: `${index}-${count}`,
    }));
  expect(await addPhotos(deps, olivia, place, many(maxGalleryPhotos + 1))).toBe("full");
  expect(await addPhotos(deps, olivia, place, many(maxGalleryPhotos))).toBe("added");
  expect(await addPhotos(deps, olivia, place, many(1))).toBe("full");
  expect((await own()).photos).toHaveLength(maxGalleryPhotos);
});

test("a removed photo is deleted with its files", async ({ db }) => {
  const { deps, olivia, place, own, seen, fill } = await setUp(db);
  const [red = 0] = await fill();
  const key = (await own()).photos[0]?.key ?? "";
  expect(deps.files()).toHaveLength(18);
  expect(await removePhoto(deps, olivia, place, red)).toBe("done");
  expect(await seen()).toEqual(["Green", "Blue"]);
  expect(await findFile(deps, `${key}-small.webp`)).toBeNull();
  expect(deps.files()).toHaveLength(12);
  expect(await removePhoto(deps, olivia, place, red)).toBe("not-found");
});

test("the one logo appears while the listing is Premier, and again when Premier resumes", async ({
  db,
}) => {
  const { deps, olivia, place, glow, own, card } = await setUp(db);
  const [first, second] = await deps.taken("#a00", "#0a0");
  await setLogo(deps, olivia, place, first ?? null);
  await setLogo(deps, olivia, place, second ?? null);
  expect((await own()).logo?.key).toBe(second?.key);
  expect(deps.files()).toHaveLength(6);
  const shown = async () => [
    (await card())?.logo?.key ?? null,
    (await findListingProfile({ db }, "glow-studio"))?.logo?.key ?? null,
  ];
  expect(await shown()).toEqual([null, null]);
  await setListingPlan(db, glow, "premier");
  expect(await shown()).toEqual([second?.key, second?.key]);
  await setListingPlan(db, glow, "standard");
  expect(await shown()).toEqual([null, null]);
  await setLogo(deps, olivia, place, null);
  expect(deps.files()).toEqual([]);
});

test("another owner, a visitor and an editor cannot see or change the gallery", async ({ db }) => {
  const { deps, oscar, gina, edda, place, seen, fill } = await setUp(db);
  const [red = 0, green = 0] = await fill();
  for (const other of [oscar, gina, edda]) {
    expect(await ownGallery(deps, other, place)).toBe("not-found");
    expect(await addPhotos(deps, other, place, await deps.taken("#aaa"))).toBe("not-found");
    expect(await describePhotos(deps, other, place, new Map([[red, "Mine"]]))).toBe("not-found");
    expect(await orderPhotos(deps, other, place, [green, red])).toBe("not-found");
    expect(await removePhoto(deps, other, place, red)).toBe("not-found");
    expect(await setLogo(deps, other, place, null)).toBe("not-found");
  }
  expect(await seen()).toEqual(["Red", "Green", "Blue"]);
});

test("an owner cannot change another listing's photos through their own", async ({ db }) => {
  const { deps, oscar, harbor, seen, fill } = await setUp(db);
  const [red = 0, green = 0] = await fill();
  const oscarsListing = { listingId: harbor };
  await describePhotos(deps, oscar, oscarsListing, new Map([[red, "Mine"]]));
  await orderPhotos(deps, oscar, oscarsListing, [green, red]);
  expect(await removePhoto(deps, oscar, oscarsListing, red)).toBe("not-found");
  expect(await seen()).toEqual(["Red", "Green", "Blue"]);
});
