import { expect, test } from "vitest";
import { hintsOf, hintsOfText } from "./hints.ts";

test("counts links in words, however they are written", () => {
  expect(
    hintsOfText("See https://one.example/a, www.two.example and cheap-pills.shop for more."),
  ).toEqual(["Three links"]);
  expect(hintsOfText("Only https://one.example here.")).toEqual(["One link"]);
});

test("takes no mail address for a link", () => {
  expect(hintsOfText("Write to desk@glow.com, please.")).toEqual(["One mail address"]);
  expect(hintsOfText("Write to desk@glow.com or to help@glow.com, please.")).toEqual([
    "Two mail addresses",
  ]);
});

test("hears shouting, and not a short name in capitals", () => {
  expect(hintsOfText("BEST PRICES IN THE COUNTY COME AND SEE US NOW")).toEqual([
    "Written in capitals",
  ]);
  expect(hintsOfText("IPL and BBL at OC MED")).toEqual([]);
});

test("finds a sentence that comes again, and not two short words", () => {
  expect(hintsOfText("Visit our shop. Nice people. Visit our shop!")).toEqual([
    "The same sentence again and again",
  ]);
  expect(hintsOfText("So kind. So kind. I would come again at any time.")).toEqual([]);
});

test("names what is for sale and the numbers to call", () => {
  expect(hintsOfText("We offer SEO and backlinks, call (949) 555-0142.")).toEqual([
    "Says “seo”",
    "One phone number",
  ]);
});

test("says nothing of a plain text", () => {
  expect(
    hintsOfText(
      "On time, explained without hurry, and honest about what it would not change. 2 syringes, $650.",
    ),
  ).toEqual([]);
});

test("what was found elsewhere stands before what the text looks like", () => {
  const found = {
    sameWords: "a review of Glow Studio",
    twins: [{ because: "phone", name: "Harbor Studio" }],
    isSuppressed: true,
    cameBack: null,
  };
  expect(hintsOf("See www.two.example", found)).toEqual([
    "Same phone as Harbor Studio",
    "Same words as a review of Glow Studio",
    "Its address takes no mail",
    "One link",
  ]);
});
