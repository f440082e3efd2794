import { expect } from "vitest";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { countMedSpas, listMedSpas } from "./list-med-spas.server.ts";

const all = { limit: 100 };
const names = async (...args: Parameters<typeof listMedSpas>) => (await listMedSpas(...args)).map(({ name }) => name);

test("Premier listings come first, then the fuller profile", async ({ db }) => {
  await addDrafts(db, { name: "Plain" }, { name: "Fuller", treatmentPhilosophy: "Less is enough." }, { name: "Paid", isPremium: true });
  expect(await names({ db }, {}, all)).toEqual(["Paid", "Fuller", "Plain"]);
});

test("a pending listing is nowhere", async ({ db }) => {
  await addDrafts(db, { name: "Waiting", status: "pending" });
  for (const filter of [{}, { city: "irvine" }, { category: "cosmetic-injectables-fillers" }, { treatment: "botox" }]) {
    expect(await names({ db }, filter, all)).toEqual([]);
    expect(await countMedSpas({ db }, filter)).toBe(0);
  }
});

test("a filter narrows by city, category and treatment together", async ({ db }) => {
  const [hydrafacial] = [
    {
      treatment: "hydrafacial",
      name: "HydraFacial",
      description: "",
      priceMinCents: 19900,
      priceMaxCents: 19900,
      priceUnit: "per session",
      pricedOn: null,
      minutes: 45,
    },
  ];
  await addDrafts(
    db,
    { name: "Here" },
    { name: "Elsewhere", city: "tustin" },
    { name: "Other Menu", services: [hydrafacial] },
    { name: "Other Kind", categories: ["laser-light-therapies"] },
  );
  expect(await names({ db }, { city: "irvine", treatment: "botox", category: "cosmetic-injectables-fillers" }, all)).toEqual(["Here"]);
});

test("pages neither repeat nor lose a listing", async ({ db }) => {
  await addDrafts(db, ...Array.from({ length: 25 }, (_, index) => ({ name: `Spa ${index}`, isPremium: index % 5 === 0 })));
  const pages = [];
  for (const offset of [0, 10, 20]) pages.push(await names({ db }, {}, { limit: 10, offset }));
  expect(new Set(pages.flat()).size).toBe(25);
  expect(pages.flat()).toHaveLength(25);
});

test("a card carries its first three services and how many there are", async ({ db }) => {
  const entry = (name: string) => ({
    treatment: null,
    name,
    description: "",
    priceMinCents: null,
    priceMaxCents: null,
    priceUnit: null,
    pricedOn: null,
    minutes: null,
  });
  await addDrafts(db, { services: ["One", "Two", "Three", "Four"].map(entry) });
  expect(await listMedSpas({ db }, {}, all)).toMatchObject([{ services: ["One", "Two", "Three"], serviceCount: 4 }]);
});
