import { expect, test } from "vitest";
import { answerSafely } from "./safety-answers.ts";

const titles = (query: string) => answerSafely(query).answers.map(({ title }) => title);

test.each([
  "cellulitis",
  "Cellulitis on leg",
  "non surgical bbl",
  "chest pain",
  "dolor de pecho",
  "shingles",
])("%j is answered, and not matched", (query) => {
  const { answers, rest } = answerSafely(query);
  expect(answers).toHaveLength(1);
  expect(rest.length).toBeLessThan(query.length);
});

test("what else a search asks for stays", () => {
  expect(answerSafely("melanoma check irvine").rest).toBe("check irvine");
  expect(answerSafely("botox irvine")).toEqual({ answers: [], rest: "botox irvine" });
});

test("a word with two meanings is explained, and still searched for", () => {
  expect(titles("bbl irvine")).toEqual(["BBL means two things"]);
  expect(answerSafely("bbl irvine").rest).toBe("bbl irvine");
  expect(titles("skin tag removal")).toEqual(["A dermatologist should look first"]);
  expect(answerSafely("skin tag removal").rest).toBe("skin tag removal");
  expect(titles("cellulite treatment")).toEqual([]);
});

test.each([
  "trouble swallowing after botox",
  "blind after filler",
  "vision loss",
  "short of breath",
  "me quiero morir",
  "skin necrosis after filler",
])("%j is an emergency, and nothing is left to look for", (query) => {
  const { answers, rest } = answerSafely(query);
  expect([answers.length, rest]).toEqual([1, ""]);
});

test("filler in the nose is answered with what is safer", () => {
  for (const query of ["liquid nose job", "rhinoplasty liquid"])
    expect(answerSafely(query)).toMatchObject({
      answers: [{ title: "Filler in the nose carries the highest risk of blindness" }],
      rest: "",
    });
});

test("cellulite is no misspelled cellulitis, in Spanish neither", () => {
  expect([titles("cellulite"), titles("celulite")]).toEqual([[], []]);
  expect(titles("celulitis")).toEqual(["If the skin is red, hot and painful, see a doctor today"]);
});
