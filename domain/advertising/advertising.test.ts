import { describe, expect, test } from "vitest";
import { createSeededRandom } from "#shared/seeded.ts";
import { adCampaignState, matchesSlot, paidFirst } from "./campaign.ts";
import { adCampaignSchema } from "./campaign-input.ts";
import { findOversold } from "./find-oversold.ts";
import { pickAdsForPage, pickWeightedAd } from "./pick-ads.ts";
import { adSlotNames, hasRightShape } from "./slot.ts";

const rounds = 10_000;
/** Returns four standard deviations: one seed in thousands would miss it, and this one is fixed. */
const near = (share: number) => 4 * Math.sqrt((share * (1 - share)) / rounds);

const ads = (...parts: number[]) => parts.map((each, index) => ({ id: index + 1, parts: each }));

function shares(drawing: () => { id: number } | null | undefined, count: number) {
  const times = Array<number>(count + 1).fill(0);
  for (let round = 0; round < rounds; round++) {
    const id = drawing()?.id ?? 0;
    times[id] = (times[id] ?? 0) + 1;
  }
  return times.map((each) => each / rounds).slice(1);
}

describe("drawing of ads in proportion to their shares", () => {
  test.for([
    [[1]],
    [[50, 50]],
    [[60, 30, 10]],
    [[99, 1]],
    [[100, 100, 100, 100]],
    [[5, 10, 20, 40, 80, 20, 10]],
  ])("shares of %o", ([parts = []]) => {
    const all = ads(...parts);
    const sum = parts.reduce((total, each) => total + each, 0);
    const random = createSeededRandom(7);
    const ways = {
      "by a server": () => pickWeightedAd(all, random),
      "as the first of a page": () => pickAdsForPage(all, 4, random)[0],
      // Also with more ads than a page can hold.
      "by a browser from what a page holds": () =>
        pickWeightedAd(pickAdsForPage(all, 4, random), random),
    };
    for (const [way, drawing] of Object.entries(ways))
      for (const [index, share] of shares(drawing, parts.length).entries()) {
        const promised = (parts[index] ?? 0) / sum;
        expect(
          Math.abs(share - promised),
          `${way}: ${share} instead of ${promised}`,
        ).toBeLessThanOrEqual(near(promised));
      }
  });
});

test("draws nothing from an empty list, and each ad at most once per page up to the limit", () => {
  const random = createSeededRandom(1);
  expect([pickWeightedAd([], random), pickAdsForPage([], 4, random)]).toEqual([null, []]);
  for (let round = 0; round < 200; round++) {
    const held = pickAdsForPage(ads(10, 10, 10, 10, 10, 10), 4, random).map(({ id }) => id);
    expect(new Set(held).size).toBe(held.length);
    expect(held.length).toBeLessThanOrEqual(4);
  }
});

const dated = { fromDay: "2026-11-01", untilDay: "2026-11-30", isPaused: false, endedAt: null };

test.for([
  ["2026-10-31", {}, "scheduled"],
  ["2026-11-01", {}, "running"],
  ["2026-11-30", {}, "running"],
  ["2026-12-01", {}, "ended"],
  ["2030-01-01", { untilDay: null }, "running"],
  ["2026-11-10", { isPaused: true }, "paused"],
  ["2026-12-10", { isPaused: true }, "ended"],
  ["2026-11-10", { endedAt: new Date() }, "ended"],
] as const)("on %s a November ad campaign with %o is %s", ([today, changes, state]) => {
  expect(adCampaignState({ ...dated, ...changes }, today)).toBe(state);
});

test.for([
  [[], {}, true],
  [[], { city: "irvine" }, true],
  [["city/irvine"], { city: "irvine" }, true],
  [["city/irvine"], { city: "tustin" }, false],
  [["city/irvine"], {}, false],
  [["city/irvine", "category/injectables"], { category: "injectables" }, true],
  [["city/irvine", "category/injectables"], { city: "tustin", category: "injectables" }, true],
  [["category/irvine"], { city: "irvine" }, false],
] as const)("an ad campaign for %o fits a page about %o: %s", ([places, place, isFit]) => {
  expect([
    matchesSlot({ slots: ["city"], places }, "city", place),
    matchesSlot({ slots: ["city"], places }, "home", place),
  ]).toEqual([isFit, false]);
});

test("house ads run only where no paid ad runs", () => {
  const [paid, house] = [{ kind: "paid" as const }, { kind: "house" as const }];
  expect([paidFirst([house, paid]), paidFirst([house]), paidFirst([])]).toEqual([
    [paid],
    [house],
    [],
  ]);
});

describe("overselling of a slot", () => {
  const today = "2026-11-22";
  let id = 0;
  const booking = (parts: number, changes = {}) => ({
    ...dated,
    id: id++,
    kind: "paid" as const,
    slots: ["city"],
    places: [] as string[],
    parts,
    ...changes,
  });
  const worst = (...bookings: Parameters<typeof findOversold>[0]) =>
    findOversold(bookings, adSlotNames, today);

  test("is not reported at 100 shares", () => {
    expect(worst(booking(60), booking(40))).toEqual([]);
  });
  test("is reported above 100 shares, from today", () => {
    expect(worst(booking(60), booking(41))).toEqual([
      { slot: "city", place: "", day: today, parts: 101 },
    ]);
  });
  test("is reported from the day on which two ad campaigns overlap", () => {
    const later = booking(60, { fromDay: "2026-11-30", untilDay: null });
    expect(worst(booking(60), later)).toEqual([
      { slot: "city", place: "", day: "2026-11-30", parts: 120 },
    ]);
    expect(worst(booking(60), { ...later, fromDay: "2026-12-01" })).toEqual([]);
  });
  test("counts site-wide ad campaigns on the pages of a city", () => {
    const bookings = [
      booking(50),
      booking(40, { places: ["city/irvine"] }),
      booking(40, { places: ["city/irvine", "city/tustin"] }),
    ];
    expect(worst(...bookings)).toEqual([
      { slot: "city", place: "city/irvine", day: today, parts: 130 },
    ]);
  });
  test("ignores house ads, paused and ended ad campaigns and other slots", () => {
    const others = [
      { kind: "house" as const },
      { isPaused: true },
      { endedAt: new Date() },
      { untilDay: "2026-11-21" },
      { slots: ["home"] },
    ];
    for (const changes of others)
      expect(worst(booking(60), { ...booking(60), ...changes })).toEqual([]);
  });
});

const typed = {
  kind: "paid",
  advertiser: "Aurelia",
  headline: "Sunscreen",
  words: "Made in Laguna Beach.",
  invitation: "See the range",
  destination: "https://aurelia.example/range?from=oc",
  fromDay: "2026-11-22",
  untilDay: "",
  slots: ["city"],
  places: [],
  parts: "50",
};
const faults = (changes: object) => {
  const read = adCampaignSchema.safeParse({ ...typed, ...changes });
  return read.success ? [] : [...new Set(read.error.issues.map(({ path }) => path[0]))];
};

test.for(["https://aurelia.example", "/add-listing", "/contact?category=advertising#form"])(
  "accepts %s as a destination",
  (destination) => {
    expect(faults({ destination })).toEqual([]);
  },
);

test.for([
  ...[
    "http://aurelia.example",
    "//aurelia.example",
    "/\\aurelia.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://ann:secret@aurelia.example",
  ],
  ...["https://localhost", "aurelia.example", "https://", "/a b", ""],
])("rejects %s as a destination", (destination) => {
  expect(faults({ destination })).toEqual(["destination"]);
});

test.for([
  [{ untilDay: "2026-11-21" }, "untilDay"],
  [{ untilDay: "soon" }, "untilDay"],
  [{ fromDay: "2026-02-30" }, "fromDay"],
  [{ slots: [] }, "slots"],
  [{ slots: ["about"] }, "slots"],
  [{ slots: ["home"], places: ["city/irvine"] }, "slots"],
  [{ places: ["treatment/botox"] }, "places"],
  [{ parts: "0" }, "parts"],
  [{ parts: "101" }, "parts"],
  [{ parts: "1.5" }, "parts"],
  [{ headline: "x".repeat(61) }, "headline"],
  [{ kind: "free" }, "kind"],
])("rejects %o", ([changes, field]) => {
  expect(faults(changes as object)).toEqual([field]);
});

test.for([
  [1200, 600, true],
  [1600, 801, true],
  [600, 300, true],
  [1200, 628, false],
  [600, 1200, false],
])("an ad image of %i × %i is twice as wide as high: %s", ([width = 0, height = 0, isRight]) => {
  expect(hasRightShape({ width: Number(width), height: Number(height) })).toBe(isRight);
});
