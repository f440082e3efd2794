import { describe, expect } from "vitest";
import { publishFile, test } from "#tests/support/foreign-files.ts";

describe("importing files from other systems", () => {
  test("GeoDirectory: holds drafts, skips trash, and reads markup and its hours format", async ({
    deps,
    people,
  }) => {
    const rows = await publishFile({ deps, people }, "geodirectory.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "pending",
      "closed",
      "active",
      "pending",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      name: "Aura Med Spa",
      description: "A small practice near the bay.\n\nInjectables & lasers by nurse practitioners.",
      address: "16 Corporate Plaza Dr, Ste 120",
      city: "newport-beach",
      zipCode: "92660",
      latitude: 33.6132,
      longitude: -117.8731,
      phone: "(949) 555-0110",
      email: "hello@aura.example.com",
      website: "https://aura.example.com/",
      categories: ["medical-spa"],
      socialMediaLinks: { facebook: "https://facebook.com/auraexample" },
      hoursText: "Mo 09:00-18:00; Tu 09:00-18:00; We 09:00-18:00; Th 09:00-18:00; Fr 09:00-17:00",
      week: "9AM–6PM 9AM–6PM 9AM–6PM 9AM–6PM 9AM–5PM Closed Closed",
    });
    expect(rows[1]?.facts).toEqual({
      name: "Bloom Aesthetics",
      address: "220 Forest Ave",
      city: "laguna-beach",
      zipCode: "92651",
      phone: "(949) 555-0111",
      categories: ["advanced-skin-care-treatments"],
      socialMediaLinks: { instagram: "https://instagram.com/bloomexample" },
    });
    expect(rows[4]).toMatchObject({
      facts: {
        address: "27702 Crown Valley Pkwy, #D4",
        locality: "Ladera Ranch",
        city: "mission-viejo",
        description: "Warm rooms.",
      },
      warned: ["city", "email"],
    });
    expect(rows[6]?.facts).toEqual({
      name: "Gala Medical Aesthetics",
      address: "900 Main St",
      city: "huntington-beach",
      zipCode: "92648",
      email: "info@gala.example.com",
      website: "https://www.gala.example.com/",
      categories: ["medical-spa"],
      hoursText: "By appointment only",
    });
  });

  test("OpenStreetMap: skips disused places, holds future ones and those whose city only a pin suggests", async ({
    deps,
    people,
  }) => {
    const rows = await publishFile({ deps, people }, "overpass.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "pending",
      "active",
      "closed",
      "pending",
      "invalid",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      name: "Halo Skin",
      address: "15 Spectrum Pointe Dr, #105",
      city: "lake-forest",
      zipCode: "92630",
      latitude: 33.6846,
      longitude: -117.7712,
      phone: "(949) 555-0120",
      email: "hi@halo.example.com",
      website: "https://halo.example.com/",
      categories: ["advanced-skin-care-treatments"],
      socialMediaLinks: { instagram: "https://instagram.com/haloexample" },
      hoursText: "Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off",
      week: "9AM–6PM 9AM–6PM 9AM–6PM 9AM–6PM 9AM–6PM 10AM–2PM Closed",
    });
    expect(rows[1]?.facts).toEqual({
      name: "Iris Medical Spa",
      city: "orange",
      latitude: 33.7879,
      longitude: -117.8531,
      categories: ["medical-spa"],
      hoursText: "24/7",
      week: Array(7).fill("Open24hours").join(" "),
    });
    expect(rows[2]).toMatchObject({ warned: ["categories", "hoursText"] });
    expect(rows[2]?.facts?.hoursText).toMatch(/Saturday/);
    expect(rows[6]?.facts).toMatchObject({
      locality: "Rossmoor",
      city: "los-alamitos",
      website: "https://maple.example.com/",
    });
  });

  test("OpenStreetMap as GeoJSON: reads areas as well as points", async ({ deps, people }) => {
    const rows = await publishFile({ deps, people }, "overpass.geojson");
    expect(rows.map(({ status }) => status)).toEqual(["active", "pending"]);
    expect(rows[1]?.facts).toMatchObject({
      name: "Iris Medical Spa",
      city: "orange",
      phone: "(714) 555-0121",
    });
  });

  test("Google Places by Outscraper: skips closed businesses, fixes capitals, ignores machine data", async ({
    deps,
    people,
  }) => {
    const rows = await publishFile({ deps, people }, "outscraper.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "closed",
      "pending",
      "active",
      "active",
    ]);
    expect(rows[0]?.facts).toEqual({
      name: "Nectar MedSpa",
      address: "4 Park Plaza Ste 200",
      city: "irvine",
      zipCode: "92614",
      latitude: 33.6772,
      longitude: -117.8421,
      phone: "(949) 555-0130",
      website: "https://nectar.example.com/?utm_source=gmb",
      priceLevel: 3,
      categories: ["medical-spa", "advanced-skin-care-treatments"],
      hoursText:
        "Monday: 9AM-5PM; Tuesday: 9AM-5PM; Wednesday: 9AM-5PM; Thursday: 9AM-5PM; Friday: 9AM-5PM; Saturday: Closed; Sunday: Closed",
      week: "9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM 9AM–5PM Closed Closed",
    });
    expect(rows[1]?.facts).toMatchObject({
      name: "Opal Skin & Laser Center Inc",
      categories: ["laser-light-therapies"],
      description: "Laser care in Old Towne.",
      week: "10AM–6PM 10AM–6PM Closed 10AM–6PM 10AM–6PM 10AM–2PM Closed",
    });
    expect(rows[1]?.facts).not.toHaveProperty("priceLevel");
    expect(rows[5]?.facts).toEqual({
      name: "Sage Dermatology",
      address: "12 Via Fabricante",
      city: "mission-viejo",
      zipCode: "92691",
      latitude: 33.6095,
      longitude: -117.6551,
      phone: "(949) 555-0134",
      website: "https://sage.example.com/",
      categories: ["medical-spa"],
    });
  });

  test("a license register: needs no contact, skips canceled licenses, keeps community names", async ({
    deps,
    people,
  }) => {
    const rows = await publishFile({ deps, people }, "license-register.csv");
    expect(rows.map(({ status }) => status)).toEqual([
      "active",
      "active",
      "active",
      "closed",
      "pending",
      "invalid",
      "invalid",
    ]);
    expect(rows[0]?.facts).toEqual({
      name: "Terrace Skin & Vein Medical Group Inc",
      address: "1400 Avocado Ave Ste 300",
      city: "newport-beach",
      zipCode: "92660",
      categories: ["medical-spa"],
      licenses: [
        { kind: "facility", holder: "Terrace Skin & Vein Medical Group Inc", number: "FNP-550101" },
      ],
    });
    expect(rows[1]?.facts).toMatchObject({
      name: "Umber MD Aesthetics",
      address: "18102 Irvine Blvd, Suite 106",
      locality: "North Tustin",
      city: "tustin",
    });
    expect(rows[2]?.facts).toMatchObject({
      locality: "Villa Park",
      city: "orange",
      zipCode: "92861",
    });
    expect(rows.slice(5).map(({ problems }) => problems)).toEqual([["city"], ["name"]]);
  });
});
