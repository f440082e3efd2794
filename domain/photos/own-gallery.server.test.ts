import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { findMedSpa } from "#domain/catalogue/listings/find-listing.server.ts";
import { listMedSpas } from "#domain/catalogue/listings/list-listings.server.ts";
import { keepPremier } from "#domain/catalogue/ranking/update-premier.server.ts";
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
import { mostInGallery } from "./photos.ts";

async function setUp(db: Executor) {
  const touches = testPhotos(testAccounts(db));
  const people = await addPeople(touches);
  const place = { medSpaId: people.glow };
  const own = async () => {
    const found = await ownGallery(touches, people.olivia, place);
    if (found === "not-found") throw new Error(found);
    return found;
  };
  const seen = async () =>
    (await findMedSpa({ db }, "glow-studio"))?.gallery.map(({ description }) => description);
  const card = async () =>
    (await listMedSpas(touches, {}, { limit: 10 })).find(({ slug }) => slug === "glow-studio");
  const fill = async () => {
    await addPhotos(touches, people.olivia, place, await touches.taken("#a00", "#0a0", "#00a"));
    const { photos } = await own();
    await describePhotos(
      touches,
      people.olivia,
      place,
      new Map(photos.map(({ id }, index) => [id, ["Red", "Green", "Blue"][index] ?? ""])),
    );
    return photos.map(({ id }) => id);
  };
  return { ...people, touches, place, own, seen, card, fill };
}

test("a model photo is labeled as such", async ({ db }) => {
  const { touches, olivia, place, own, fill } = await setUp(db);
  const [red = 0, green = 0] = await fill();
  await describePhotos(
    touches,
    olivia,
    place,
    new Map([
      [red, "Red"],
      [green, "Green"],
    ]),
    new Set([red]),
  );
  const shown = (await findMedSpa({ db }, "glow-studio"))?.gallery.map(({ isModel }) => isModel);
  expect([shown, (await own()).photos.map(({ isModel }) => isModel)]).toEqual([
    [true, false, false],
    [true, false, false],
  ]);
});

test("a new photo is visible only to its listing until it has a description", async ({ db }) => {
  const { touches, olivia, place, own, seen, card } = await setUp(db);
  expect(await addPhotos(touches, olivia, place, await touches.taken("#a00", "#0a0"))).toBe(
    "added",
  );
  const [first] = (await own()).photos;
  expect(await seen()).toEqual([]);
  expect((await card())?.cover).toBeNull();
  await describePhotos(touches, olivia, place, new Map([[first?.id ?? 0, "The front room"]]));
  expect(await seen()).toEqual(["The front room"]);
  expect(await card()).toMatchObject({ cover: { id: first?.id, description: "The front room" } });
});

test("photos appear in the chosen order, and the first is the cover", async ({ db }) => {
  const { touches, olivia, place, seen, card, fill } = await setUp(db);
  const [red = 0, green = 0, blue = 0] = await fill();
  await orderPhotos(touches, olivia, place, [blue, red, green]);
  expect(await seen()).toEqual(["Blue", "Red", "Green"]);
  expect((await card())?.cover?.id).toBe(blue);
  // A page that was open while a photo was added sends only the ids it knows.
  await orderPhotos(touches, olivia, place, [green, 999_999]);
  expect(await seen()).toEqual(["Green", "Blue", "Red"]);
});

test("limits a gallery to twenty photos, even for simultaneous uploads", async ({ db }) => {
  const { touches, olivia, place, own } = await setUp(db);
  const [picture] = await touches.taken("#a00");
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(picture ?? { width: 1, height: 1, description: "" }),
      key: `${index}-${count}`,
    }));
  expect(await addPhotos(touches, olivia, place, many(mostInGallery + 1))).toBe("full");
  expect(await addPhotos(touches, olivia, place, many(mostInGallery))).toBe("added");
  expect(await addPhotos(touches, olivia, place, many(1))).toBe("full");
  expect((await own()).photos).toHaveLength(mostInGallery);
});

test("a removed photo is deleted with its files", async ({ db }) => {
  const { touches, olivia, place, own, seen, fill } = await setUp(db);
  const [red = 0] = await fill();
  const key = (await own()).photos[0]?.key ?? "";
  expect(touches.files()).toHaveLength(18);
  expect(await removePhoto(touches, olivia, place, red)).toBe("done");
  expect(await seen()).toEqual(["Green", "Blue"]);
  expect(await findFile(touches, `${key}-small.webp`)).toBeNull();
  expect(touches.files()).toHaveLength(12);
  expect(await removePhoto(touches, olivia, place, red)).toBe("not-found");
});

test("the one logo appears while the listing is Premier, and again when Premier resumes", async ({
  db,
}) => {
  const { touches, olivia, place, glow, own, card } = await setUp(db);
  const [first, second] = await touches.taken("#a00", "#0a0");
  await setLogo(touches, olivia, place, first ?? null);
  await setLogo(touches, olivia, place, second ?? null);
  expect((await own()).logo?.key).toBe(second?.key);
  expect(touches.files()).toHaveLength(6);
  const shown = async () => [
    (await card())?.logo?.key ?? null,
    (await findMedSpa({ db }, "glow-studio"))?.logo?.key ?? null,
  ];
  expect(await shown()).toEqual([null, null]);
  await keepPremier(db, glow, true);
  expect(await shown()).toEqual([second?.key, second?.key]);
  await keepPremier(db, glow, false);
  expect(await shown()).toEqual([null, null]);
  await setLogo(touches, olivia, place, null);
  expect(touches.files()).toEqual([]);
});

test("another owner, a visitor and an editor cannot see or change the gallery", async ({ db }) => {
  const { touches, oscar, gina, edda, place, seen, fill } = await setUp(db);
  const [red = 0, green = 0] = await fill();
  for (const other of [oscar, gina, edda]) {
    expect(await ownGallery(touches, other, place)).toBe("not-found");
    expect(await addPhotos(touches, other, place, await touches.taken("#aaa"))).toBe("not-found");
    expect(await describePhotos(touches, other, place, new Map([[red, "Mine"]]))).toBe("not-found");
    expect(await orderPhotos(touches, other, place, [green, red])).toBe("not-found");
    expect(await removePhoto(touches, other, place, red)).toBe("not-found");
    expect(await setLogo(touches, other, place, null)).toBe("not-found");
  }
  expect(await seen()).toEqual(["Red", "Green", "Blue"]);
});

test("an owner cannot change another listing's photos through their own", async ({ db }) => {
  const { touches, oscar, harbor, seen, fill } = await setUp(db);
  const [red = 0, green = 0] = await fill();
  const his = { medSpaId: harbor };
  await describePhotos(touches, oscar, his, new Map([[red, "Mine"]]));
  await orderPhotos(touches, oscar, his, [green, red]);
  expect(await removePhoto(touches, oscar, his, red)).toBe("not-found");
  expect(await seen()).toEqual(["Red", "Green", "Blue"]);
});
