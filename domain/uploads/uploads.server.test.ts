import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { photo, withPictures } from "#tests/support/pictures.ts";
import { acceptPhotos } from "./accept-photos.server.ts";
import { deleteUnusedUploads } from "./delete-unused.server.ts";
import { findFile } from "./find-file.server.ts";
import { maxPhotoBytes, type NewPhoto } from "./photo.ts";
import {
  findProfilePhoto,
  profilePhotoPart,
  removeProfilePhoto,
  setProfilePhoto,
} from "./profile-photo.server.ts";
import {
  deleteStoredPhotos,
  excludeStoredPhoto,
  listStoredPhotos,
  storePhotos,
} from "./store-photos.server.ts";

const subject = { owner: "review", subjectId: 1 } as const;
type Deps = ReturnType<typeof withPictures>;

async function taken(deps: Deps, description = ""): Promise<NewPhoto> {
  const answer = await acceptPhotos(
    deps,
    null,
    [{ field: "photo1", file: await photo(), description }],
    from(),
  );
  if (answer.outcome !== "taken" || !answer.pictures[0]) throw new Error(answer.outcome);
  return answer.pictures[0];
}

const filesIn = ({ folder }: Deps) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.includes("."));

test("a photo is stored as six files under an unguessable name and is served while it is kept", async ({
  db,
}) => {
  const deps = withPictures(testAccounts(db));
  const picture = await taken(deps, "The room");
  expect(picture).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    width: 64,
    height: 48,
    description: "The room",
  });
  expect(filesIn(deps)).toHaveLength(6);
  const name = `${picture.key}-medium.webp`;
  expect(await findFile(deps, name)).toBeNull();
  await storePhotos(db, deps.clock(), subject, [picture]);
  expect(await findFile(deps, name)).toMatchObject({ type: "image/webp" });
  for (const other of [
    "",
    "../secret",
    `${picture.key}-huge.webp`,
    `${picture.key}-medium.svg`,
    `${picture.key}-medium.webp.part`,
    `%2e%2e/${name}`,
  ])
    expect(await findFile(deps, other)).toBeNull();
});

test("a removed or unused photo is missing at once, and the next sweep deletes its files", async ({
  db,
}) => {
  const deps = withPictures(testAccounts(db));
  const [kept, left, dropped] = [await taken(deps), await taken(deps), await taken(deps)];
  await storePhotos(db, deps.clock(), subject, [kept, left, dropped]);
  const [first, second, third] = await listStoredPhotos(db, subject);
  expect(await excludeStoredPhoto(db, { ...subject, subjectId: 2 }, second?.id ?? 0, "abuse")).toBe(
    false,
  );
  expect(await excludeStoredPhoto(db, subject, second?.id ?? 0, "abuse")).toBe(true);
  await deleteStoredPhotos(db, subject, [third?.id ?? 0]);
  expect(await listStoredPhotos(db, subject)).toEqual([first]);
  expect(await findFile(deps, `${left.key}-small.avif`)).toBeNull();
  expect(await findFile(deps, `${dropped.key}-small.avif`)).toBeNull();
  // Files this new may be about to get their row.
  expect(await deleteUnusedUploads({ ...deps, clock: () => new Date() })).toBe(0);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const name of filesIn(deps)) utimesSync(join(deps.folder, name), longAgo, longAgo);
  expect(await deleteUnusedUploads({ ...deps, clock: () => new Date() })).toBe(12);
  expect(filesIn(deps).every((name) => name.includes(kept.key))).toBe(true);
  expect(filesIn(deps)).toHaveLength(6);
});

test("reports the problem of each invalid file and keeps none of the others", async ({ db }) => {
  const deps = withPictures(testAccounts(db));
  const sent = [
    { field: "photo1", file: await photo(), description: "" },
    { field: "photo2", file: new Blob(["<svg onload=alert(1)>"]), description: "" },
    { field: "photo3", file: new Blob([new Uint8Array(maxPhotoBytes + 1)]), description: "" },
    { field: "photo4", file: await photo({ width: 8, height: 8 }), description: "" },
  ];
  expect(await acceptPhotos(deps, null, sent, from())).toEqual({
    outcome: "faulty",
    faults: { photo2: "unknown-type", photo3: "too-large", photo4: "too-small" },
  });
  expect((await db.execute(sql`select from uploads`)).rows).toHaveLength(0);
});

test("an account has one photo, which can be replaced or removed and is deleted with the account", async ({
  db,
}) => {
  const deps = withPictures(testAccounts(db));
  const { gina, olivia } = await addPeople(deps);
  await setProfilePhoto(deps, olivia, await taken(deps));
  const [first, second] = [await taken(deps), await taken(deps)];
  await setProfilePhoto(deps, gina, first);
  await setProfilePhoto(deps, gina, second);
  expect((await findProfilePhoto(deps, gina.userId))?.key).toBe(second.key);
  expect(await findFile(deps, `${first.key}-small.webp`)).toBeNull();
  await removeProfilePhoto(deps, gina);
  expect(await findProfilePhoto(deps, gina.userId)).toBeNull();
  expect(await findProfilePhoto(deps, olivia.userId)).not.toBeNull();
  expect(await profilePhotoPart.collect(db, olivia.userId)).toMatchObject({
    file: expect.stringMatching(/^\/media\//),
  });
  await profilePhotoPart.erase(db, olivia.userId);
  expect(await profilePhotoPart.collect(db, olivia.userId)).toBeNull();
});
