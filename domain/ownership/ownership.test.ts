import { expect, test } from "vitest";
import { ageOf, documentSchema, domainOf, isAtDomain, maskMail } from "./ownership.ts";

test("the domain of a website is its host, without www, and never a provider's", () => {
  const websites = [
    "https://www.glow.example.com/irvine",
    "https://glow.example.com",
    "https://facebook.com/glow",
    "https://www.gmail.com",
    "not an address",
    null,
  ];
  expect(websites.map(domainOf)).toEqual(["glow.example.com", "glow.example.com", null, null, null, null]);
});

test("an address is at a domain alone, not above, below or beside it", () => {
  const addresses = ["a@glow.example.com", "a@example.com", "a@mail.glow.example.com", "a@notglow.example.com", "a@glow.example.com@evil.example"];
  expect(addresses.map((email) => isAtDomain(email, "glow.example.com"))).toEqual([true, false, false, false, false]);
});

test("a masked address shows its first letter and its domain", () => {
  expect(maskMail("hello@glow.example.com")).toBe("h•••@glow.example.com");
});

test("a document needs a sentence and a phone, and a link is a whole address", () => {
  const input = { explanation: "I own the practice, see the license.", phone: "(949) 555-0142" };
  expect(documentSchema.parse(input)).toEqual({ ...input, link: "" });
  for (const changes of [{ explanation: "mine" }, { phone: "12" }, { link: "javascript:alert(1)" }])
    expect(documentSchema.safeParse({ ...input, ...changes }).success).toBe(false);
});

test("an age is told in hours, then in days, and is late after a day", () => {
  const now = new Date("2026-11-22T18:00:00Z");
  const ages = [0.5, 1, 30, 50].map((hours) => ageOf(new Date(now.getTime() - hours * 3_600_000), now));
  expect(ages.map(({ age }) => age)).toEqual(["Less than an hour old", "1 hour old", "30 hours old", "2 days old"]);
  expect(ages.map(({ isLate }) => isLate)).toEqual([false, false, true, true]);
});
