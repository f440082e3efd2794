import { expect, test } from "vitest";
import { type ComparedMenuEntry, compareMenus } from "./compare-menus.ts";

function entry(changes: Partial<ComparedMenuEntry> = {}): ComparedMenuEntry {
  return {
    treatment: "botox",
    treatmentName: "Botox",
    name: "Botox",
    priceMinCents: 1400,
    priceMaxCents: 1400,
    priceUnit: "per unit",
    ...changes,
  };
}
const visit = (low: number, high: number) => `(about $${low} to $${high} a visit, 20 to 40 units)`;
const peel = entry({
  treatment: "chemical-peels",
  treatmentName: "Chemical Peels",
  name: "Peel",
  priceMinCents: 10_000,
  priceMaxCents: 20_000,
  priceUnit: null,
});
const facial = entry({
  treatment: null,
  treatmentName: null,
  name: "House Facial",
  priceMinCents: null,
  priceMaxCents: null,
  priceUnit: null,
});

test("common treatments are aligned under the treatment's name, whatever each listing calls them", () => {
  const { common, rest } = compareMenus([
    [entry({ name: "Tox by Nora" })],
    [entry({ priceMinCents: 1200, priceMaxCents: 1300 })],
  ]);
  expect(common).toEqual([
    {
      name: "Botox",
      prices: [
        ["$14 per unit (about $280 to $560 a visit, 20 to 40 units)"],
        ["$12–$13 per unit (about $240 to $520 a visit, 20 to 40 units)"],
      ],
    },
  ]);
  expect(rest).toEqual([[], []]);
});

test("treatments of a single listing are listed separately with their price", () => {
  const { common, rest } = compareMenus([
    [entry(), peel],
    [entry(), facial],
  ]);
  expect(common.map(({ name }) => name)).toEqual(["Botox"]);
  expect(rest).toEqual([
    [{ name: "Peel", price: "$100–$200" }],
    [{ name: "House Facial", price: "On request" }],
  ]);
});

test("sorts by number of listings, then alphabetically, and gives no price for a missing treatment", () => {
  const { common } = compareMenus([[peel, entry()], [entry()], [peel, entry(), facial], [facial]]);
  expect(common.map(({ name, prices }) => [name, prices.map(({ length }) => length)])).toEqual([
    ["Botox", [1, 1, 1, 0]],
    ["Chemical Peels", [1, 0, 1, 0]],
    ["House Facial", [0, 0, 1, 1]],
  ]);
});

test("several entries of one treatment are distinguished by their names", () => {
  const { common } = compareMenus([
    [entry({ name: "Forehead" }), entry({ name: "Lips", priceMinCents: 900, priceMaxCents: 900 })],
    [entry()],
  ]);
  expect(common[0]?.prices).toEqual([
    [`Forehead: $14 per unit ${visit(280, 560)}`, `Lips: $9 per unit ${visit(180, 360)}`],
    [`$14 per unit ${visit(280, 560)}`],
  ]);
});

test("custom services match regardless of case and accents, but never match a treatment", () => {
  const named = (name: string) => entry({ treatment: null, treatmentName: null, name });
  expect(compareMenus([[named("Café Glow")], [named("CAFE GLOW")]]).common).toHaveLength(1);
  expect(compareMenus([[named("botox")], [entry()]]).common).toHaveLength(0);
});

test("a single menu has nothing to compare", () => {
  expect(compareMenus([[entry(), entry({ name: "Lips" })]])).toMatchObject({
    common: [],
    rest: [[{ name: "Botox" }, { name: "Lips" }]],
  });
  expect(compareMenus([])).toEqual({ common: [], rest: [] });
});
