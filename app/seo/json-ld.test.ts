import { expect, test } from "vitest";
import { siteContactDetails } from "#app/http/contact-details.ts";
import {
  breadcrumbJsonLd,
  listingJsonLd,
  listJsonLd,
  offersJsonLd,
  pageJsonLd,
  procedureJsonLd,
  questionsJsonLd,
  websiteJsonLd,
} from "./json-ld.ts";

const site = "https://guide.example";
const listing: Parameters<typeof listingJsonLd>[1] = {
  slug: "glow-studio",
  name: "Glow Studio",
  description: "Small rooms.",
  phone: "(949) 555-0100",
  address: "100 Test Street",
  locality: null,
  zipCode: "92618",
  latitude: 33.68,
  longitude: -117.79,
  priceLevel: 3,
  weeklyHours: [],
  rating: null,
  reviewCount: 0,
  city: { slug: "irvine", name: "Irvine" },
  gallery: [],
  logo: null,
  services: [],
};
const priced = {
  treatment: "botox",
  name: "Botox",
  description: "",
  priceMinCents: 1_300,
  priceMaxCents: 1_450,
  priceUnit: "per unit",
  pricedOn: null,
  minutes: 20,
};

test("includes a rating only when there are reviews", () => {
  expect(listingJsonLd(site, listing)).not.toHaveProperty("aggregateRating");
  expect(listingJsonLd(site, { ...listing, rating: 4.5, reviewCount: 2 })).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
});

test("opening hours include day and time", () => {
  const { openingHoursSpecification } = listingJsonLd(site, {
    ...listing,
    weeklyHours: [[1440 + 545, 1440 + 1080]],
  });
  expect(openingHoursSpecification).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: "Tuesday", opens: "09:05", closes: "18:00" },
  ]);
});

test("splits hours past midnight into two days and lists all days for a 24/7 listing", () => {
  const overMidnight = listingJsonLd(site, {
    ...listing,
    weeklyHours: [[1080, 1440 + 120]],
  }).openingHoursSpecification;
  expect(overMidnight).toMatchObject([
    { dayOfWeek: "Monday", opens: "18:00", closes: "23:59" },
    { dayOfWeek: "Tuesday", opens: "00:00", closes: "02:00" },
  ]);
  expect(
    listingJsonLd(site, { ...listing, weeklyHours: [[0, 7 * 1440]] }).openingHoursSpecification,
  ).toHaveLength(7);
});

test("breadcrumbs and name lists count from one and use absolute URLs", () => {
  expect(breadcrumbJsonLd(site, [{ name: "Map", path: "/map" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
    { "@type": "ListItem", position: 2, name: "Map", item: `${site}/map` },
  ]);
  const names = listJsonLd(site, "First", [{ slug: "glow-studio" }]);
  expect(names).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: `${site}/listing/glow-studio` }],
  });
});

test("offers only services with a price, and gives both ends of a range", () => {
  const offers = (services: (typeof priced)[]) =>
    listingJsonLd(site, { ...listing, services }).makesOffer;
  expect(offers([priced])).toMatchObject([
    {
      itemOffered: { name: "Botox" },
      priceSpecification: { minPrice: "13.00", maxPrice: "14.50", unitText: "unit" },
    },
  ]);
  expect(offers([{ ...priced, priceMaxCents: 1_300 }])).toMatchObject([
    { priceSpecification: { price: "13.00", priceCurrency: "USD" } },
  ]);
  expect(
    listingJsonLd(site, {
      ...listing,
      services: [{ ...priced, priceMinCents: null, priceMaxCents: null }],
    }),
  ).not.toHaveProperty("makesOffer");
});

test("prefers photos over the generated image and uses absolute URLs for both", () => {
  expect(listingJsonLd(site, listing).image).toBe(`${site}/share/listing/glow-studio.png`);
  const gallery = [1, 2, 3, 4].map((id) => ({
    id,
    key: `key${id}`,
    width: 1200,
    height: 800,
    description: "The front room",
  }));
  const shown = listingJsonLd(site, {
    ...listing,
    gallery,
    logo: { id: 9, key: "logo", width: 320, height: 320, description: "" },
  });
  expect(shown.image).toEqual([1, 2, 3].map((id) => `${site}/media/key${id}-large.webp`));
  expect(shown.logo).toBe(`${site}/media/logo-large.webp`);
});

test("includes a special as an offer only when it has a price", () => {
  const special = {
    title: "Spring",
    description: "",
    specialPriceCents: 9_900,
    validFrom: "2026-11-20",
    validUntil: "2026-12-01",
    medSpaName: "Glow",
    medSpaSlug: "glow",
  };
  const offers = offersJsonLd(site, [special, { ...special, specialPriceCents: null }]);
  expect(offers).toMatchObject([
    {
      price: "99.00",
      priceCurrency: "USD",
      validFrom: "2026-11-20",
      priceValidUntil: "2026-12-01",
    },
  ]);
  expect(offers[0]?.offeredBy["@id"]).toBe(`${site}/listing/glow`);
});

test("the website data names its publisher and its search", () => {
  const website = websiteJsonLd(site, {
    ...siteContactDetails,
    email: "desk@guide.example",
    phone: "(949) 555-0142",
  });
  expect(website).toMatchObject({
    potentialAction: {
      "@type": "SearchAction",
      target: { urlTemplate: `${site}/search?q={search_term_string}` },
    },
  });
  expect(website.publisher).toMatchObject({
    email: "desk@guide.example",
    telephone: "+19495550142",
  });
  expect(website.publisher).toMatchObject({ logo: `${site}/favicon.svg` });
  expect(website.publisher).not.toHaveProperty("sameAs");
  const { publisher } = websiteJsonLd(site, {
    ...siteContactDetails,
    social: [{ name: "Instagram", url: "https://instagram.com/guide" }],
  });
  expect(publisher).toMatchObject({ sameAs: ["https://instagram.com/guide"] });
});

test("text pages, treatments and questions use the expected schema types", () => {
  expect(
    pageJsonLd(site, { title: "About", description: "Who we are.", path: "/about" }),
  ).toMatchObject([
    { "@type": "WebPage", url: `${site}/about` },
    {
      "@type": "BreadcrumbList",
      itemListElement: [{ item: `${site}/` }, { item: `${site}/about` }],
    },
  ]);
  expect(
    procedureJsonLd(site, "/botox/irvine", {
      name: "Botox",
      description: "Rests muscles.",
      recovery: "24-48 hours",
    }),
  ).toMatchObject({
    "@type": "MedicalProcedure",
    url: `${site}/botox/irvine`,
    followup: "Usual recovery: 24-48 hours",
  });
  expect(
    questionsJsonLd([{ question: "How long?", answer: "Twenty minutes." }]).mainEntity,
  ).toEqual([
    {
      "@type": "Question",
      name: "How long?",
      acceptedAnswer: { "@type": "Answer", text: "Twenty minutes." },
    },
  ]);
});

test("omits properties without a value", () => {
  const unstated = {
    description: "",
    phone: "",
    zipCode: "",
    address: "",
    latitude: null,
    longitude: null,
    priceLevel: null,
  };
  const said = listingJsonLd(site, { ...listing, ...unstated });
  for (const name of ["description", "telephone", "geo", "priceRange", "openingHoursSpecification"])
    expect(said).not.toHaveProperty(name);
  expect(said.address).toEqual({
    "@type": "PostalAddress",
    addressLocality: "Irvine",
    addressRegion: "CA",
    addressCountry: "US",
  });
});
