import { expect, test } from "vitest";
import { documentSchema, domainOf, isAtDomain, maskEmail } from "./listing-claim.ts";

test("the domain of a website is its host without www, and never a hosting provider's", () => {
  const websites = [
    "https://www.glow.example.com/irvine",
    "https://glow.example.com",
    "https://facebook.com/glow",
    "https://www.gmail.com",
    "not an address",
    null,
  ];
  expect(websites.map(domainOf)).toEqual([
    "glow.example.com",
    "glow.example.com",
    null,
    null,
    null,
    null,
  ]);
});

test("an address matches the exact domain only, no subdomain, parent or look-alike", () => {
  const addresses = [
    "a@glow.example.com",
    "a@example.com",
    "a@mail.glow.example.com",
    "a@notglow.example.com",
    "a@glow.example.com@evil.example",
  ];
  expect(addresses.map((email) => isAtDomain(email, "glow.example.com"))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a masked address shows its first letter and its domain", () => {
  expect(maskEmail("hello@glow.example.com")).toBe("h•••@glow.example.com");
});

test("a document requires a sentence and a phone number, and its link must be absolute", () => {
  const input = {
    explanation: "I own the practice, see the license.",
    phone: "(949) 555-0142",
    attestation: "yes",
  };
  expect(documentSchema.parse(input)).toEqual({ ...input, link: "" });
  for (const changes of [
    { explanation: "mine" },
    { phone: "12" },
    { link: "javascript:alert(1)" },
    { attestation: undefined },
  ])
    expect(documentSchema.safeParse({ ...input, ...changes }).success).toBe(false);
});
