import { expect, test } from "vitest";
import { draft, entry } from "#tests/support/catalogue.ts";
import type { ListingDraft } from "../listings/listing.ts";
import { credentialHints } from "./credential-hints.ts";

const treatments = [
  { slug: "botox", name: "Botox", isMedical: true },
  { slug: "microneedling", name: "Microneedling", isMedical: true },
  { slug: "facials", name: "Facials", isMedical: false },
  { slug: "hbot", name: "Hyperbaric oxygen", isMedical: true },
  { slug: "reiki", name: "Reiki", isMedical: false },
];
const owned = { ownership: { name: "Ruth Amory, MD", kind: "physician" } } as const;
const hintsOf = (changes: Partial<ListingDraft>) => credentialHints(draft(changes), treatments);

test("an esthetician who performs microneedling gets a hint that names both", () => {
  const staff = [
    {
      name: "Ana Ruiz",
      title: "Medical esthetician",
      certifications: [],
      performs: ["facials", "microneedling"],
    },
  ];
  expect(hintsOf({ ...owned, staff })).toEqual([
    expect.stringMatching(
      /^Medical Board of California: Ana Ruiz may not perform Microneedling\. .*an esthetician/,
    ),
  ]);
  expect(
    hintsOf({ ...owned, staff: staff.map((one) => ({ ...one, performs: ["facials"] })) }),
  ).toEqual([]);
});

test("a nurse requires a named physician: an owner, a medical director or a staff member", () => {
  const nurse = {
    name: "Ben Cho",
    title: "Registered nurse",
    certifications: [],
    performs: ["botox"],
  };
  const ownership = { name: "Ivy Lowe, NP", kind: "nurse practitioner" } as const;
  expect(hintsOf({ ownership, staff: [nurse] })).toEqual([
    expect.stringContaining(
      "Ben Cho (Registered nurse) performs Botox and needs a supervising physician",
    ),
  ]);
  expect(hintsOf({ ...owned, staff: [nurse] })).toEqual([]);
  expect(
    hintsOf({
      ownership,
      staff: [nurse, { name: "Ruth Amory", title: "Physician", certifications: [] }],
    }),
  ).toEqual([]);
  expect(
    hintsOf({
      ownership,
      staff: [nurse],
      licenses: [{ kind: "medical director", holder: "Ruth Amory", number: "DEMO-MD-0001" }],
    }),
  ).toEqual([]);
});

test("a nurse practitioner without a physician is asked for the certificate to practice alone", () => {
  const ownership = { name: "Ivy Lowe, NP", kind: "nurse practitioner" } as const;
  const ivy = (title: string) => ({
    ownership,
    staff: [{ name: "Ivy Lowe, NP", title, certifications: [], performs: ["botox"] }],
  });
  const hint = expect.stringContaining("write “104 NP” in the title");
  expect(hintsOf(ivy("Owner and nurse practitioner"))).toEqual([hint]);
  expect(hintsOf(ivy("Owner and nurse practitioner (103 NP)"))).toEqual([hint]);
  expect(hintsOf(ivy("Owner and nurse practitioner (104 NP)"))).toEqual([]);
});

test("chamber staff give hyperbaric oxygen under a physician and no other medical treatment", () => {
  const staff = (...performs: string[]) => [
    { name: "Al Ito, CHT", title: "Hyperbaric technician", certifications: [], performs },
  ];
  expect(hintsOf({ ...owned, staff: staff("hbot") })).toEqual([]);
  expect(hintsOf({ ...owned, staff: staff("hbot", "botox") })).toEqual([
    expect.stringContaining("may not perform Botox."),
  ]);
  expect(
    hintsOf({ ownership: { name: "Ivy Lowe", kind: "nurse practitioner" }, staff: staff("hbot") }),
  ).toEqual([expect.stringContaining("needs a supervising physician")]);
});

test("a medical menu requires an owner who may own a medical practice", () => {
  expect(hintsOf({})).toEqual([expect.stringContaining("no owner is named")]);
  expect(hintsOf({ ownership: { name: "Glow LLC", kind: "not a medical practice" } })).toEqual([
    expect.stringContaining("neither a physician nor a 104 nurse"),
  ]);
  expect(hintsOf({ services: [entry({ treatment: "facials" })] })).toEqual([]);
});

test("medical treatments by a person without a licensed title prompt for the license", () => {
  const staff = [
    {
      name: "Ana Ruiz",
      title: "Laser specialist",
      certifications: [],
      performs: ["microneedling"],
    },
  ];
  expect(hintsOf({ ...owned, staff })).toEqual([
    "State the license of this person: Ana Ruiz (Laser specialist) performs Microneedling.",
  ]);
});

test("unlicensed work prompts for the section 2053.5 statement until marked or licensed", () => {
  const sent = (member: Partial<ListingDraft["staff"][number]>) =>
    hintsOf({
      ...owned,
      staff: [
        {
          name: "Noor Haddad",
          title: "Reiki practitioner",
          certifications: ["Reiki level three"],
          performs: ["reiki"],
          ...member,
        },
      ],
    });
  expect(sent({})).toEqual([
    expect.stringMatching(/^Noor Haddad performs Reiki and names no license\..*2053\.5/),
  ]);
  expect(sent({ isUnlicensed: true })).toEqual([]);
  expect(sent({ certifications: ["Certified massage therapist (CAMTC)"] })).toEqual([]);
  expect(sent({ isUnlicensed: true, performs: ["botox"] })).toEqual([
    expect.stringContaining("may not perform Botox"),
  ]);
});

test('a description with "board certified" must name the board', () => {
  expect(hintsOf({ ...owned, description: "Board-certified dermatologists only." })).toEqual([
    expect.stringMatching(/^In the description: .*full name of the certifying board/),
  ]);
});
