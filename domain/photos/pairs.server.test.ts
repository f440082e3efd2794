import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { photoPairs } from "#database/schema/photos.ts";
import { findFile } from "#domain/uploads/find-file.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { pairInput, testPhotos } from "#tests/support/photos.ts";
import { addPair } from "./add-pair.server.ts";
import {
  approvePair,
  confirmConsent,
  endExpiredConsents,
  endPair,
  refusePair,
  withdrawConsent,
} from "./end-pair.server.ts";
import { findConsent, findPendingPair, listOwnPairs, listPairs } from "./list-pairs.server.ts";
import { photosOfAccount } from "./photos-of-account.server.ts";

async function setUp(db: Executor) {
  const deps = testPhotos(testAccounts(db));
  const people = await addPeople(deps);
  const place = { listingId: people.glow };
  const add = async (changes = {}) => {
    const added = await addPair(deps, people.olivia, place, pairInput(changes), await deps.pair());
    if (added.outcome !== "added") throw new Error(added.outcome);
    return added.link.slice(added.link.lastIndexOf("/") + 1);
  };
  /** Adds a pair that the person shown has confirmed. */
  const addConfirmed = async () => {
    const link = await add();
    expect(await confirmConsent(deps, link)).toBe("done");
    return link;
  };
  const own = async () => {
    const pairs = await listOwnPairs(deps, people.olivia, place);
    if (pairs === "not-found") throw new Error(pairs);
    return pairs;
  };
  const idOf = async () => (await own())[0]?.id ?? 0;
  return { ...people, deps, place, add, addConfirmed, own, idOf };
}

test("a pair stays hidden until consent and admin review, and then the listing is notified", async ({
  db,
}) => {
  const { deps, ada, olivia, add, own, idOf } = await setUp(db);
  const link = await add();
  expect([
    await findPendingPair(deps, ada, await idOf()),
    await approvePair(deps, ada, await idOf()),
  ]).toEqual([null, "not-found"]);
  expect([await confirmConsent(deps, link), await confirmConsent(deps, link)]).toEqual([
    "done",
    "not-found",
  ]);
  expect(await listPairs({ db }, "glow-studio")).toEqual([]);
  expect(await findPendingPair(deps, ada, await idOf())).toMatchObject({
    treatment: { slug: "botox" },
    weeks: 6,
    listing: { slug: "glow-studio" },
    recordedBy: olivia.name,
  });
  expect(await approvePair(deps, ada, await idOf())).toBe("done");
  expect(await listPairs({ db }, "glow-studio")).toMatchObject([
    {
      treatment: { name: "Botox" },
      weeks: 6,
      before: { description: "A forehead with lines" },
      after: { description: "The same forehead, smoother" },
    },
  ]);
  expect((await own())[0]).toMatchObject({ status: "shown" });
  expect((await deps.emailsTo(olivia.email))[0]?.kind).toBe("pair shown");
});

test("the consent records name, date and text, with the name encrypted in the database", async ({
  db,
}) => {
  const { add, own } = await setUp(db);
  await add();
  expect((await own())[0]).toMatchObject({
    person: { name: "Nora Feld", email: "nora@example.com" },
    consentedOn: "2026-11-20",
    consentText: expect.stringMatching(
      /^I, Nora Feld, am 18[\s\S]*Glow Studio[\s\S]*Botox[\s\S]*to advertise the practice, until Nov 20, 2027/,
    ),
  });
  const [row] = await db.select().from(photoPairs);
  expect(JSON.stringify(row)).not.toMatch(/nora|feld/i);
});

test("the authorization is read and kept in the language of the person shown", async ({ db }) => {
  const { deps, add, own } = await setUp(db);
  const link = await add();
  const words = async (locale: "en" | "es") =>
    (await runInLanguage(locale, () => findConsent(deps, link)))?.consentText;
  expect(await words("en")).toContain("I, Nora Feld, am 18 or older");
  expect(await words("es")).toContain("Yo, Nora Feld, tengo 18 años o más");
  await runInLanguage("es", () => confirmConsent(deps, link));
  expect(await words("en")).toContain("Yo, Nora Feld, tengo 18 años o más");
  expect((await own())[0]?.consentText).toContain("para anunciar el establecimiento");
  const [row] = await db.select().from(photoPairs);
  expect(JSON.stringify(row)).not.toMatch(/nora|feld/i);
});

test("the person shown gets the private link by email", async ({ db }) => {
  const { deps, add, own } = await setUp(db);
  const link = await add();
  const [email] = await deps.emailsTo("nora@example.com");
  expect(email?.kind).toBe("consent to photos");
  // The person's language is unknown.
  expect(email?.text).toMatch(
    new RegExp(
      `^Photos of you[\\s\\S]*example/consents/${link}[\\s\\S]*Fotos suyas[\\s\\S]*/es/consents/${link}`,
    ),
  );
  expect((await own())[0]?.link).toBe(`https://guide.example/consents/${link}`);
});

for (const isShown of [true, false])
  test(`revoking consent ${isShown ? "shown" : "before it is shown"} deletes rows, files and name and notifies the listing`, async ({
    db,
  }) => {
    const { deps, ada, olivia, addConfirmed, own, idOf } = await setUp(db);
    const link = await addConfirmed();
    if (isShown) await approvePair(deps, ada, await idOf());
    const keys = (await own())[0]?.pictures.map(({ key }) => key) ?? [];
    expect(await findFile(deps, `${keys[0]}-large.webp`)).toMatchObject({ mayBeKept: false });
    expect(deps.files()).toHaveLength(12);
    expect(await withdrawConsent(deps, link)).toBe("done");
    expect(deps.files()).toEqual([]);
    for (const key of keys) expect(await findFile(deps, `${key}-large.webp`)).toBeNull();
    expect(await listPairs({ db }, "glow-studio")).toEqual([]);
    expect((await own())[0]).toMatchObject({
      status: "ended",
      endedBy: "person",
      person: null,
      pictures: [],
    });
    expect((await deps.emailsTo(olivia.email))[0]?.kind).toBe("pair ended");
    expect(await withdrawConsent(deps, link)).toBe("not-found");
    expect(await findConsent(deps, link)).toMatchObject({ status: "ended", pictures: [] });
  });

test("only the listing can end a pair, at any time", async ({ db }) => {
  const { deps, olivia, oscar, gina, harbor, place, add, own, idOf } = await setUp(db);
  await add();
  const id = await idOf();
  expect(await endPair(deps, oscar, place, id)).toBe("not-found");
  expect(await endPair(deps, oscar, { listingId: harbor }, id)).toBe("not-found");
  expect(await endPair(deps, gina, place, id)).toBe("not-found");
  expect(deps.files()).toHaveLength(12);
  expect(await endPair(deps, olivia, place, id)).toBe("done");
  expect(deps.files()).toEqual([]);
  expect((await own())[0]).toMatchObject({ status: "ended", endedBy: "listing", person: null });
});

test("a rejected pair is deleted with its files, and the reason is emailed", async ({ db }) => {
  const { deps, ada, olivia, add, own, idOf } = await setUp(db);
  await add();
  expect(await refusePair(deps, olivia, await idOf(), "It is mine.")).toBe("forbidden");
  expect(await refusePair(deps, ada, await idOf(), "Two different people.")).toBe("done");
  expect(deps.files()).toEqual([]);
  expect((await own())[0]).toMatchObject({
    status: "refused",
    reason: "Two different people.",
    person: null,
  });
  expect((await deps.emailsTo(olivia.email))[0]?.text).toContain("Two different people.");
  expect(await approvePair(deps, ada, await idOf())).toBe("not-found");
});

test("removing a rejected pair keeps the reason and leaves nothing to revoke", async ({ db }) => {
  const { deps, ada, olivia, oscar, place, add, own, idOf } = await setUp(db);
  const link = await add();
  const id = await idOf();
  await refusePair(deps, ada, id, "Two different people.");
  expect(await withdrawConsent(deps, link)).toBe("not-found");
  expect(await endPair(deps, oscar, place, id)).toBe("not-found");
  expect(await endPair(deps, olivia, place, id)).toBe("done");
  expect((await own())[0]).toMatchObject({
    status: "ended",
    endedBy: "listing",
    reason: "Two different people.",
    person: null,
  });
  expect(await endPair(deps, olivia, place, id)).toBe("not-found");
});

test("a guessed, truncated or unrelated link does not work", async ({ db }) => {
  const { deps, add } = await setUp(db);
  const link = await add();
  for (const other of ["", "1", link.slice(0, -1), link.replace(/^\d+/, "999"), `${link}x`]) {
    expect(await findConsent(deps, other)).toBeNull();
    expect(await withdrawConsent(deps, other)).toBe("not-found");
  }
  expect(deps.files()).toHaveLength(12);
});

test("a consent ends on its end date, and the photos are deleted", async ({ db }) => {
  const { deps, ada, addConfirmed, own, idOf } = await setUp(db);
  await addConfirmed();
  await approvePair(deps, ada, await idOf());
  deps.pass(364 * 24 * 60);
  expect(await endExpiredConsents(deps)).toBe(0);
  deps.pass(3 * 24 * 60);
  expect(await endExpiredConsents(deps)).toBe(1);
  expect((await own())[0]).toMatchObject({ status: "ended", person: null, pictures: [] });
});

test("rejects a consent date in the future or over a year ago, and an unknown or private treatment", async ({
  db,
}) => {
  const { deps, olivia, oscar, place } = await setUp(db);
  const add = async (changes: object, actor = olivia) =>
    (await addPair(deps, actor, place, pairInput(changes), await deps.pair())).outcome;
  expect(await add({ consentedOn: "2026-11-22" })).toBe("not-yet");
  expect(await add({ consentedOn: "2025-11-19" })).toBe("too-old");
  expect(await add({ treatment: "wishful-thinking" })).toBe("no-such-treatment");
  expect(await add({ treatment: "hormone-therapy" })).toBe("private");
  expect(await add({ weeks: 1 })).toBe("too-early");
  expect(await add({}, oscar)).toBe("not-found");
  expect((await db.execute(sql`select from photo_pairs`)).rows).toEqual([]);
});

test("a pair and its photos change together or not at all", async ({ db }) => {
  const { deps, add } = await setUp(db);
  const link = await add();
  const broken = {
    ...deps,
    emailEncryptor: {
      ...deps.emailEncryptor,
      seal: () => {
        throw new Error("out of order");
      },
    },
  };
  await expect(withdrawConsent(broken, link)).rejects.toThrow("out of order");
  expect(deps.files()).toHaveLength(12);
  expect((await findConsent(deps, link))?.pictures).toHaveLength(2);
});

test("the staff member who recorded a consent gets it in the export, and it outlives their account", async ({
  db,
}) => {
  const { olivia, add, own } = await setUp(db);
  await add();
  expect(await photosOfAccount.collect(db, olivia.userId)).toMatchObject([
    { listing: "Glow Studio", treatment: "Botox" },
  ]);
  await photosOfAccount.erase(db, olivia.userId);
  expect(await photosOfAccount.collect(db, olivia.userId)).toEqual([]);
  expect((await own())[0]).toMatchObject({ recordedBy: null, status: "waiting" });
});
