import { expect, test } from "vitest";
import { breadcrumbJsonLd, listJsonLd, medSpaJsonLd } from "./json-ld.ts";

const site = "https://guide.example";
const medSpa: Parameters<typeof medSpaJsonLd>[1] = {
  slug: "glow-studio",
  name: "Glow Studio",
  description: "Small rooms.",
  phone: "(949) 555-0100",
  address: "100 Test Street",
  zipCode: "92618",
  latitude: 33.68,
  longitude: -117.79,
  priceLevel: 3,
  weeklyHours: [],
  rating: null,
  reviewCount: 0,
  city: { slug: "irvine", name: "Irvine" },
};

test("a rating appears only with the reviews behind it", () => {
  expect(medSpaJsonLd(site, medSpa)).not.toHaveProperty("aggregateRating");
  expect(medSpaJsonLd(site, { ...medSpa, rating: 4.5, reviewCount: 2 })).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 2 } });
});

test("opening hours name the day and the clock", () => {
  const { openingHoursSpecification } = medSpaJsonLd(site, { ...medSpa, weeklyHours: [[1440 + 545, 1440 + 1080]] });
  expect(openingHoursSpecification).toEqual([{ "@type": "OpeningHoursSpecification", dayOfWeek: "Tuesday", opens: "09:05", closes: "18:00" }]);
});

test("hours over midnight are two days' hours, and a place that never closes is open every day", () => {
  const overMidnight = medSpaJsonLd(site, { ...medSpa, weeklyHours: [[1080, 1440 + 120]] }).openingHoursSpecification;
  expect(overMidnight).toMatchObject([
    { dayOfWeek: "Monday", opens: "18:00", closes: "23:59" },
    { dayOfWeek: "Tuesday", opens: "00:00", closes: "02:00" },
  ]);
  expect(medSpaJsonLd(site, { ...medSpa, weeklyHours: [[0, 7 * 1440]] }).openingHoursSpecification).toHaveLength(7);
});

test("crumbs and lists count from one and link whole addresses", () => {
  expect(breadcrumbJsonLd(site, [{ name: "Home", path: "/" }]).itemListElement).toEqual([{ "@type": "ListItem", position: 1, name: "Home", item: `${site}/` }]);
  expect(listJsonLd(site, "Botox", [medSpa])).toMatchObject({ numberOfItems: 1, itemListElement: [{ position: 1, url: `${site}/listing/glow-studio` }] });
});
