import { expect, test } from "vitest";
import { completeWebAddress, hostOf, isWebAddress } from "./web-address.ts";

test.each([
  "http://glow.example.com",
  "https://glow.example.com/a?b=c#d",
  "HTTPS://GLOW.EXAMPLE.COM",
  "https://glühwein.example.com/",
])("accepts the web address %s", (address) => expect(isWebAddress(address)).toBe(true));

test.each([
  "",
  "glow.example.com",
  "https:glow.example.com",
  "https://glow",
  "https://glow.",
  "https://a b.example.com",
  "https://somebody:secret@glow.example.com",
  "javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "mailto:hello@glow.example.com",
])("rejects %s", (address) => expect(isWebAddress(address)).toBe(false));

test("completes abbreviated web addresses", () => {
  expect(completeWebAddress(" glow.example.com/book ")).toBe("https://glow.example.com/book");
  for (const typed of [
    "",
    "glow",
    "not an address",
    "javascript:alert(1)",
    "http://glow.example.com",
    "me@glow.example.com",
  ])
    expect(completeWebAddress(typed)).toBe(typed);
});

test("two URLs belong to the same business if they share the host", () => {
  expect(["https://www.glow.example.com/a", "http://glow.example.com", "glow"].map(hostOf)).toEqual(
    ["glow.example.com", "glow.example.com", null],
  );
});
