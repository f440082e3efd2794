import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { adCampaigns } from "#database/schema/advertising.ts";
import { acceptPhotos } from "#domain/uploads/accept-photos.server.ts";
import { from, testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { photo, withPictures } from "#tests/support/pictures.ts";
import { createAdCounter } from "./ad-counter.server.ts";
import { type AdEvents, adEventKinds } from "./ad-event.ts";
import { createAdServer } from "./ad-server.server.ts";
import { adCampaignSchema } from "./campaign-input.ts";
import {
  changeAdCampaign,
  findAdCampaign,
  listAdCampaigns,
  saveAdCampaign,
} from "./campaigns.server.ts";
import {
  countAllAdEvents,
  countCampaignAdEvents,
  deleteOldAdDays,
  listCounts,
} from "./figures.server.ts";

const noon = () => new Date("2026-11-23T20:00:00Z");

function campaign(changes: object = {}) {
  return adCampaignSchema.parse({
    kind: "paid",
    advertiser: "Aurelia",
    headline: "Sunscreen",
    words: "Made in Laguna Beach.",
    invitation: "See the range",
    destination: "https://aurelia.example",
    fromDay: "2026-11-22",
    untilDay: "",
    slots: ["city", "home"],
    places: [],
    parts: "50",
    ...changes,
  });
}

const noPicture = { description: "", isRemoved: false };

async function office(db: Executor) {
  const deps = { ...withPictures(testAccounts(db)), clock: noon };
  const people = await addPeople(deps);
  const add = async (changes: object = {}) => {
    const saved = await saveAdCampaign(deps, people.ada, null, campaign(changes), noPicture);
    return saved.outcome === "saved" ? saved.id : 0;
  };
  return { deps, people, add };
}

const adsAt = (db: Executor, moment: string) =>
  createAdServer({ db, clock: () => new Date(moment), random: () => 0 });

test("an ad campaign runs from the start of its first day to the end of its last, Pacific time", async ({
  db,
}) => {
  const { add } = await office(db);
  const id = await add({ fromDay: "2026-11-30", untilDay: "2026-12-01" });
  const shown = async (moment: string) =>
    (await adsAt(db, moment).offer("home"))?.ads.map((ad) => ad.id) ?? [];
  const edges = [
    "2026-11-30T07:59:59Z",
    "2026-11-30T08:00:00Z",
    "2026-12-02T07:59:59Z",
    "2026-12-02T08:00:00Z",
  ];
  const seen = [];
  for (const moment of edges) seen.push(await shown(moment));
  expect(seen).toEqual([[], [id], [id], []]);
});

test("an ad campaign runs its whole day when daylight saving time changes", async ({ db }) => {
  const { add } = await office(db);
  await add({ fromDay: "2027-03-14", untilDay: "2027-03-14" });
  const isShown = async (moment: string) => (await adsAt(db, moment).offer("home")) !== null;
  const edges = [
    "2027-03-14T07:59:59Z",
    "2027-03-14T08:00:00Z",
    "2027-03-15T06:59:59Z",
    "2027-03-15T07:00:00Z",
  ];
  const seen = [];
  for (const moment of edges) seen.push(await isShown(moment));
  expect(seen).toEqual([false, true, true, false]);
});

test("an ad campaign change refreshes the cached ads", async ({ db }) => {
  const { deps, people, add } = await office(db);
  const ads = adsAt(db, "2026-11-23T20:00:00Z");
  const isShown = async () => (await ads.offer("home")) !== null;
  expect(await isShown()).toBe(false);
  const id = await add();
  ads.invalidate(["catalogue"]);
  expect(await isShown()).toBe(false);
  ads.invalidate(["advertising"]);
  expect(await isShown()).toBe(true);
  await changeAdCampaign(deps, people.ada, id, "pause");
  ads.invalidate(["advertising"]);
  expect(await isShown()).toBe(false);
});

test("an unsold slot stays empty, except for a placeholder in test mode", async ({ db }) => {
  const { add } = await office(db);
  await add({ places: ["city/irvine"] });
  const ads = adsAt(db, "2026-11-23T20:00:00Z");
  expect([
    await ads.offer("city", { city: "tustin" }),
    await ads.offer("home"),
    await ads.offer("search", { city: "irvine" }),
  ]).toEqual([null, null, null]);
  expect((await ads.offer("city", { city: "irvine" }))?.ads).toHaveLength(1);
  const inTest = createAdServer({ db, clock: noon, isTest: true });
  expect(await inTest.offer("city", { city: "tustin" })).toEqual({
    slot: "city",
    place: "city/tustin",
    ads: [],
  });
});

test("only admins see or change ad campaigns", async ({ db }) => {
  const { deps, people, add } = await office(db);
  const id = await add();
  const days = { from: "2026-11-01", to: "2026-11-30" };
  for (const person of [people.olivia, people.gina, people.edda]) {
    expect(
      await saveAdCampaign(deps, person, id, campaign({ headline: "Mine" }), noPicture),
    ).toEqual({ outcome: "not-found" });
    expect(await saveAdCampaign(deps, person, null, campaign(), noPicture)).toEqual({
      outcome: "not-found",
    });
    expect(await changeAdCampaign(deps, person, id, "delete")).toBe("not-found");
    const seen = [
      listAdCampaigns(deps, person),
      findAdCampaign(deps, person, id),
      countAllAdEvents(deps, person, days),
      countCampaignAdEvents(deps, person, id, days),
    ];
    expect(await Promise.all([...seen, listCounts(deps, person, days)])).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  }
  expect((await findAdCampaign(deps, people.ada, id))?.headline).toBe("Sunscreen");
});

test("an ad image must be twice as wide as high and have a description", async ({ db }) => {
  const { deps, people, add } = await office(db);
  const id = await add();
  const taken = async (width: number, height: number) => {
    const sent = [{ field: "picture", file: await photo({ width, height }), description: "" }];
    const made = await acceptPhotos(deps, people.ada.userId, sent, from());
    if (made.outcome !== "taken" || !made.pictures[0]) throw new Error(made.outcome);
    return made.pictures[0];
  };
  const save = (picture: Parameters<typeof saveAdCampaign>[4]) =>
    saveAdCampaign(deps, people.ada, id, campaign(), picture);
  const description = async () =>
    (await findAdCampaign(deps, people.ada, id))?.picture?.description ?? null;
  expect(await save({ ...noPicture, description: "A bottle", added: await taken(64, 48) })).toEqual(
    { outcome: "shape" },
  );
  expect(await save({ ...noPicture, added: await taken(64, 32) })).toEqual({
    outcome: "undescribed",
  });
  expect(await description()).toBeNull();
  expect(await save({ ...noPicture, description: "A bottle", added: await taken(64, 32) })).toEqual(
    { outcome: "saved", id },
  );
  expect(await save({ ...noPicture, description: "A white bottle" })).toEqual({
    outcome: "saved",
    id,
  });
  expect(await description()).toBe("A white bottle");
  expect(await save(noPicture)).toEqual({ outcome: "undescribed" });
  await save({ ...noPicture, description: "Two bottles", added: await taken(128, 64) });
  expect([
    await description(),
    await db.execute(sql`select from uploads where owner = 'ad'`).then(({ rows }) => rows.length),
  ]).toEqual(["Two bottles", 1]);
  await save({ ...noPicture, isRemoved: true });
  expect(await description()).toBeNull();
});

test("an ad campaign without impressions can be deleted; any other is ended for good", async ({
  db,
}) => {
  const { deps, people, add } = await office(db);
  const [unseen, seen] = [await add(), await add()];
  await db.execute(
    sql`insert into ad_days (campaign_id, day, slot, place, impressions) values (${seen}, '2026-11-22', 'home', '', 1)`,
  );
  const act = (id: number, intent: Parameters<typeof changeAdCampaign>[3]) =>
    changeAdCampaign(deps, people.ada, id, intent);
  expect([
    await act(unseen, "delete"),
    await act(seen, "delete"),
    await act(unseen, "pause"),
  ]).toEqual(["done", "counted", "not-found"]);
  expect([await act(seen, "end"), await act(seen, "resume"), await act(seen, "end")]).toEqual([
    "done",
    "over",
    "over",
  ]);
  expect(await saveAdCampaign(deps, people.ada, seen, campaign(), noPicture)).toEqual({
    outcome: "over",
  });
  expect((await findAdCampaign(deps, people.ada, seen))?.state).toBe("ended");
});

test("rejects an ad campaign that would have ended before today", async ({ db }) => {
  const { deps, people } = await office(db);
  const save = (untilDay: string) =>
    saveAdCampaign(
      deps,
      people.ada,
      null,
      campaign({ fromDay: "2026-11-01", untilDay }),
      noPicture,
    );
  expect([(await save("2026-11-22")).outcome, (await save("2026-11-23")).outcome]).toEqual([
    "over",
    "saved",
  ]);
});

test("the database rejects destinations with other URL schemes", async ({ db }) => {
  const row = { ...campaign(), createdAt: noon() };
  for (const destination of ["http://x.example", "//x.example", "javascript:alert(1)"])
    await expect(
      db.transaction((tx) => tx.insert(adCampaigns).values({ ...row, destination })),
    ).rejects.toThrow();
});

async function counting(db: Executor) {
  const all = await office(db);
  const ads = createAdServer({ db, clock: noon });
  const isPlace = async (name: string) => ["city/irvine", "category/injectables"].includes(name);
  return { ...all, ads, counts: createAdCounter({ db, clock: noon, ads, isPlace }) };
}

const event = (campaignId: number, changes: Partial<AdEvents[number]> = {}): AdEvents[number] => ({
  kind: "seen",
  campaign: campaignId,
  slot: "city",
  place: "city/irvine",
  ...changes,
});

test("counts only ad events with a valid ad campaign, slot and page, and none from admins", async ({
  db,
}) => {
  const { people, add, counts } = await counting(db);
  const id = await add();
  const uncounted = [
    event(id + 1_000),
    event(id, { slot: "search" }),
    event(id, { place: "city/atlantis" }),
  ];
  expect(await counts.add(uncounted, null)).toBe(0);
  const seenAs = { ...people.gina, impersonator: { userId: people.ada.userId, until: noon() } };
  expect(
    await Promise.all(
      [people.ada, people.edda, seenAs].map((person) => counts.add([event(id)], person)),
    ),
  ).toEqual([0, 0, 0]);
  expect(
    await Promise.all(
      [null, people.gina, people.olivia].map((person) => counts.add([event(id)], person)),
    ),
  ).toEqual([1, 1, 1]);
});

test("each admin figure equals a query over the recorded ad events", async ({ db }) => {
  const { deps, people, add, counts } = await counting(db);
  const [one, other] = [await add(), await add()];
  const events: AdEvents = [];
  for (let round = 0; round < 60; round++)
    events.push(
      event(round % 3 ? one : other, {
        kind: adEventKinds[round % 4 ? 0 : 1] ?? "seen",
        slot: round % 5 ? "city" : "home",
        place:
          (["", "city/irvine", "category/injectables"] as const)[
            round % 7 > 2 ? 0 : ((round % 3) as 0 | 1 | 2)
          ] ?? "",
      }),
    );
  for (const each of events) {
    await counts.add([each], null);
    await counts.flush();
  }
  const days = { from: "2026-11-23", to: "2026-11-23" };
  const count = (is: (each: AdEvents[number]) => boolean) => ({
    impressions: events.filter((each) => is(each) && each.kind === "seen").length,
    clicks: events.filter((each) => is(each) && each.kind === "followed").length,
  });
  const all = await countAllAdEvents(deps, people.ada, days);
  expect(all?.campaigns).toEqual(
    new Map([one, other].map((id) => [id, count((each) => each.campaign === id)])),
  );
  expect(all?.slots).toEqual(
    new Map((["city", "home"] as const).map((slot) => [slot, count((each) => each.slot === slot)])),
  );
  const its = await countCampaignAdEvents(deps, people.ada, one, days);
  expect(its?.days).toEqual([{ name: "2026-11-23", ...count((each) => each.campaign === one) }]);
  for (const { name, ...figures } of its?.slots ?? [])
    expect(figures).toEqual(count((each) => each.campaign === one && each.slot === name));
  for (const { name, ...figures } of its?.places ?? [])
    expect(figures).toEqual(count((each) => each.campaign === one && each.place === name));
  const rows = (await listCounts(deps, people.ada, days)) ?? [];
  expect(rows.reduce((sum, { impressions, clicks }) => sum + impressions + clicks, 0)).toBe(
    events.length,
  );
  expect(
    await countAllAdEvents(deps, people.ada, { from: "2026-11-01", to: "2026-11-22" }),
  ).toEqual({ campaigns: new Map(), slots: new Map() });
});

test("writes failed counts on the next flush, and each exactly once", async ({ db }) => {
  const { deps, people, add, ads } = await counting(db);
  const id = await add();
  let isAway = true;
  const sometimes = new Proxy(db, {
    get: (target, name) =>
      name === "execute" && isAway
        ? () => Promise.reject(new Error("away"))
        : Reflect.get(target, name),
  });
  await ads.read();
  const counts = createAdCounter({ db: sometimes, clock: noon, ads, isPlace: async () => true });
  await counts.add([event(id)], null);
  await expect(counts.flush()).rejects.toThrow("away");
  await counts.add([event(id), event(id, { kind: "followed" })], null);
  isAway = false;
  await Promise.all([counts.flush(), counts.flush()]);
  expect(
    (
      await countAllAdEvents(deps, people.ada, { from: "2026-11-23", to: "2026-11-23" })
    )?.campaigns.get(id),
  ).toEqual({ impressions: 2, clicks: 1 });
});

test("deletes counts after two years", async ({ db }) => {
  const { deps, add } = await office(db);
  const id = await add();
  await db.execute(
    sql`insert into ad_days (campaign_id, day, slot, place) values (${id}, '2024-11-19', 'home', ''), (${id}, '2024-11-20', 'home', '')`,
  );
  expect(await deleteOldAdDays(deps)).toBe(1);
});
