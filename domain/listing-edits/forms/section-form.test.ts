import { describe, expect, test } from "vitest";
import type { ListingFacts } from "#domain/catalogue/listings/listing-facts.ts";
import { draft, entry } from "#tests/support/catalogue.ts";
import { type ListingSection, profileSectionNames, profileSections } from "../sections.ts";
import { readSection, sectionFormValues } from "./section-form.ts";

const known = {
  cities: [
    { slug: "irvine", name: "Irvine", latitude: 33.68, longitude: -117.8, zipCodes: ["92618"] },
    { slug: "tustin", name: "Tustin", latitude: 33.74, longitude: -117.82, zipCodes: ["92780"] },
  ],
  categories: ["cosmetic-injectables-fillers", "laser-light-therapies"].map((slug) => ({
    slug,
    name: slug,
  })),
  treatments: [
    {
      slug: "botox",
      name: "Botox",
      synonyms: ["wrinkle injections"],
      isMedical: true,
      warning: null,
    },
    { slug: "ipl", name: "IPL", synonyms: ["photofacial"], isMedical: true, warning: null },
    {
      slug: "ozone-therapy",
      name: "Ozone therapy",
      synonyms: ["ozone sauna"],
      isMedical: true,
      warning: "No ozone device is approved.",
    },
  ],
};
const live: ListingFacts = {
  ...draft({
    licenses: [{ kind: "facility", holder: "Glow", number: "F 1" }],
    staff: [
      {
        name: "Mara Venn",
        title: "Nurse",
        certifications: ["CANS", "RN"],
        isUnlicensed: false,
        performs: ["botox"],
      },
    ],
    awards: ["Good Neighbor 2020"],
  }),
  socialMediaLinks: { instagram: "https://instagram.com/glow", yelp: "https://yelp.com/glow" },
};

function send(section: ListingSection, changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    ...sectionFormValues(section, live, known),
    ...changes,
  }))
    for (const one of ["others", "also"].includes(name) ? value.split("\n") : [value])
      form.append(name, one);
  return readSection(section, { form, live, known, today: "2026-11-22" });
}

describe("an unchanged form", () => {
  for (const section of profileSectionNames)
    test(`returns the existing values: ${profileSections[section].title}`, () => {
      const { facts, errors } = send(
        section,
        section === "menu" || section === "about"
          ? { description: live.description.padEnd(60, ".") }
          : {},
      );
      expect(errors).toEqual({});
      const { slug: _slug, ...before } = live as ListingFacts & { slug: string };
      const expected = {
        ...before,
        description: live.description.padEnd(60, "."),
        services: [entry({ pricedOn: "2026-11-22" })],
      };
      for (const [field, value] of Object.entries(facts))
        expect({ field, value }).toEqual({ field, value: expected[field as keyof ListingFacts] });
    });
});

test.each([
  ["credentials", "person-0"],
  ["credentials", "holder-0"],
  ["menu", "name-0"],
] as const)("in %s, %s rejects a web address", (section, field) => {
  expect(send(section, { [field]: "See evil.example/win" }).errors).toEqual({
    [field]: ["Enter a name without a web or email address."],
  });
});

describe("weekly hours", () => {
  const hours = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return readSection("hours", { form, live, known, today: "2026-11-22" });
  };

  test("allow several ranges a day and ranges past midnight, including Sunday to Monday", () => {
    const { facts } = hours({
      "opens-0-0": "09:00",
      "closes-0-0": "12:00",
      "opens-0-1": "13:00",
      "closes-0-1": "18:00",
      "opens-6-0": "20:00",
      "closes-6-0": "01:00",
    });
    expect(facts.weeklyHours).toEqual([
      [0, 60],
      [540, 720],
      [780, 1080],
      [9840, 10080],
    ]);
    const shown = sectionFormValues(
      "hours",
      {
        ...live,
        weeklyHours: [
          [0, 60],
          [540, 720],
          [9840, 10080],
        ],
      },
      known,
    );
    expect(shown).toMatchObject({
      "opens-0-0": "09:00",
      "opens-6-0": "20:00",
      "closes-6-0": "01:00",
    });
  });

  test("of a full day start and end at midnight", () => {
    const shown = sectionFormValues("hours", { ...live, weeklyHours: [[0, 2880]] }, known);
    expect(shown).toMatchObject({
      "opens-0-0": "00:00",
      "closes-0-0": "00:00",
      "opens-1-0": "00:00",
      "closes-1-0": "00:00",
    });
    expect(hours(shown).facts.weeklyHours).toEqual([[0, 2880]]);
  });

  test("drop the hours text of a previous week", () => {
    expect(
      hours({ "opens-0-0": "09:00", "closes-0-0": "12:00", hoursText: "By appointment" }).facts
        .hoursText,
    ).toBe("");
    expect(hours({ hoursText: "By appointment" }).facts).toEqual({
      weeklyHours: [],
      hoursText: "By appointment",
    });
  });

  test("are rejected with a missing end, overlaps or an end at noon of the next day", () => {
    expect(Object.keys(hours({ "opens-0-0": "09:00" }).errors)).toEqual(["closes-0-0"]);
    expect(
      Object.keys(
        hours({
          "opens-0-0": "09:00",
          "closes-0-0": "12:00",
          "opens-0-1": "11:00",
          "closes-0-1": "18:00",
        }).errors,
      ),
    ).toEqual(["opens-0-1"]);
    expect(Object.keys(hours({ "opens-0-0": "13:00", "closes-0-0": "12:00" }).errors)).toEqual([
      "closes-0-0",
    ]);
    expect(Object.keys(hours({}).errors)).toEqual(["hoursText"]);
  });
});

describe("a menu", () => {
  test("matches treatments by name or synonym and keeps other services without one", () => {
    const { facts } = send("menu", {
      "name-0": "Photofacial",
      "under-0": "",
      "name-1": "House facial",
      "name-2": "First visit",
      "under-2": "Botox",
    });
    expect(facts.services?.map(({ name, treatment }) => [name, treatment])).toEqual([
      ["Photofacial", "ipl"],
      ["House facial", null],
      ["First visit", "botox"],
    ]);
  });

  test("is rejected without entries, with a bad or reversed price, or with an unknown treatment", () => {
    expect(Object.keys(send("menu", { "name-0": "" }).errors)).toContain("name-0");
    expect(Object.keys(send("menu", { "from-0": "cheap" }).errors)).toEqual(["from-0"]);
    expect(Object.keys(send("menu", { "from-0": "300", "to-0": "200" }).errors)).toEqual(["to-0"]);
    expect(Object.keys(send("menu", { "under-0": "Alchemy" }).errors)).toEqual(["under-0"]);
  });
});

describe("promises in a menu", () => {
  test.each([
    ["name-0", { "name-0": "Botox as low as $9", "under-0": "Botox" }],
    ["name-0", { "name-0": "Exosome facial", "under-0": "" }],
    ["description-0", { "description-0": "Painless, with guaranteed results" }],
  ])("are rejected in %s of %o", (field, changes) =>
    expect(Object.keys(send("menu", changes).errors)).toEqual([field]),
  );

  test("a treatment with a regulator's warning cannot be added under any of its names", () => {
    const refused = ["A regulator warns about this: it cannot be offered here."];
    expect(send("menu", { "name-1": "Ozone sauna" }).errors).toEqual({ "name-1": refused });
    expect(send("menu", { "name-1": "House special", "under-1": "Ozone therapy" }).errors).toEqual({
      "under-1": refused,
    });
  });

  test("a treatment with a warning that is already listed does not block saving the rest", () => {
    const listed = {
      ...live,
      services: [entry({ name: "Ozone sauna", treatment: "ozone-therapy" })],
    };
    const form = new FormData();
    for (const [name, value] of Object.entries(sectionFormValues("menu", listed, known)))
      form.append(name, value);
    expect(readSection("menu", { form, live: listed, known, today: "2026-11-22" }).errors).toEqual(
      {},
    );
  });
});

test("rejects promises in a description", () => {
  const description = "Painless lasers for every face, with parking behind the house and tea.";
  expect(Object.keys(send("about", { description }).errors)).toEqual(["description"]);
});

describe("staff members", () => {
  test("perform treatments given by name or synonym, and an unknown treatment is rejected", () => {
    expect(
      send("credentials", { "performs-0": "Botox\nphotofacial\nBotox" }).facts.staff,
    ).toMatchObject([{ performs: ["botox", "ipl"] }]);
    expect(Object.keys(send("credentials", { "performs-0": "Alchemy" }).errors)).toEqual([
      "performs-0",
    ]);
    expect(send("credentials", { "unlicensed-0": "yes" }).facts.staff).toMatchObject([
      { isUnlicensed: true },
    ]);
  });

  test("need the full name of the board to be board certified, and so does the listing", () => {
    for (const [field, text] of Object.entries({
      "title-0": "Board-certified nurse",
      "certificates-0": "Board-certified in dermatology",
      certifications: "Board certified surgeons",
    }))
      expect(send("credentials", { [field]: text }).errors).toEqual({
        [field]: [expect.stringContaining("full name of the certifying board")],
      });
    expect(
      send("credentials", {
        "certificates-0": "Board certified by the American Board of Dermatology",
      }).errors,
    ).toEqual({});
  });
});

test("an owner has both name and license, or is left out", () => {
  expect(
    send("credentials", { ownerName: "Ruth Amory, MD", ownerKind: "physician" }).facts.ownership,
  ).toEqual({ name: "Ruth Amory, MD", kind: "physician" });
  expect(Object.keys(send("credentials", { ownerName: "Ruth Amory, MD" }).errors)).toEqual([
    "ownerKind",
  ]);
  expect(Object.keys(send("credentials", { ownerKind: "physician" }).errors)).toEqual([
    "ownerName",
  ]);
  expect(send("credentials").facts.ownership).toBeNull();
});

test("a renamed person keeps their treatments, and a removed one loses them", () => {
  expect(send("credentials", { "person-0": "Mara Venn-Hall" }).facts.staff).toMatchObject([
    { name: "Mara Venn-Hall", performs: ["botox"] },
  ]);
  expect(
    send("credentials", { "person-0": "", "title-0": "", "certificates-0": "", "performs-0": "" })
      .facts.staff,
  ).toEqual([]);
});

test("moving to another city clears the pin, and a pin far from the city is rejected", () => {
  expect(send("address", { city: "tustin", zipCode: "92780" }).facts).toMatchObject({
    city: "tustin",
    latitude: null,
    longitude: null,
  });
  expect(send("address", { position: "" }).facts).toMatchObject({
    city: "irvine",
    latitude: null,
    longitude: null,
  });
  expect(send("address", { position: "33.69, -117.81" }).facts).toMatchObject({
    latitude: 33.69,
    longitude: -117.81,
  });
  expect(send("address", { position: "40.7, -117.8" }).errors.position?.[0]).toContain(
    "This is far from Irvine.",
  );
  expect(send("address", { position: "at the corner" }).errors.position?.[0]).toContain(
    "Enter latitude and longitude, like 33.68000, -117.80000",
  );
  expect(Object.keys(send("address", { zipCode: "10001" }).errors)).toEqual(["zipCode"]);
});

test("only web addresses become links", () => {
  expect(Object.keys(send("contact", { website: "javascript:alert(1)" }).errors)).toEqual([
    "website",
  ]);
  expect(Object.keys(send("social", { facebook: "ftp://glow.example.com" }).errors)).toEqual([
    "facebook",
  ]);
  expect(send("social", { facebook: "facebook.com/glow" }).facts.socialMediaLinks).toMatchObject({
    facebook: "https://facebook.com/glow",
    yelp: "https://yelp.com/glow",
  });
});
