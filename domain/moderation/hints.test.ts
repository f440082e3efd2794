import { expect, test } from "vitest";
import { hintsOf, hintsOfText } from "./hints.ts";

test("counts links in any notation", () => {
  expect(
    hintsOfText("See https://one.example/a, www.two.example and cheap-pills.shop for more."),
  ).toEqual(["Three links"]);
  expect(hintsOfText("Only https://one.example here.")).toEqual(["One link"]);
});

test("does not count an email address as a link", () => {
  expect(hintsOfText("Write to desk@glow.com, please.")).toEqual(["One email address"]);
  expect(hintsOfText("Write to desk@glow.com or to help@glow.com, please.")).toEqual([
    "Two email addresses",
  ]);
});

test("detects text in all caps, but not a short name in capitals", () => {
  expect(hintsOfText("BEST PRICES IN THE COUNTY COME AND SEE US NOW")).toEqual([
    "Written in capitals",
  ]);
  expect(hintsOfText("IPL and BBL at OC MED")).toEqual([]);
});

test("detects a repeated sentence, but not two short words", () => {
  expect(hintsOfText("Visit our shop. Nice people. Visit our shop!")).toEqual([
    "Repeats the same sentence",
  ]);
  expect(hintsOfText("So kind. So kind. I would come again at any time.")).toEqual([]);
});

test("reports sales phrases and phone numbers", () => {
  expect(hintsOfText("We offer SEO and backlinks, call (949) 555-0142.")).toEqual([
    "Says “seo”",
    "One phone number",
  ]);
});

test("reports nothing for a plain text", () => {
  expect(
    hintsOfText(
      "On time, explained without hurry, and honest about what it would not change. 2 syringes, $650.",
    ),
  ).toEqual([]);
});

test("lists matches found elsewhere before hints about the text itself", () => {
  const found = {
    sameText: "a review of Glow Studio",
    duplicates: [{ because: "phone", name: "Harbor Studio" }],
    isSuppressed: true,
    returnReason: null,
  };
  expect(hintsOf("See www.two.example", found)).toEqual([
    "Same phone as Harbor Studio",
    "Same words as a review of Glow Studio",
    "Its address is on the suppression list",
    "One link",
  ]);
});
