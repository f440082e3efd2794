import { expect, test } from "vitest";
import { answerSafely } from "./safety-answers.ts";

const titles = (query: string) => answerSafely(query).answers.map(({ title }) => title);

test.each(["cellulitis", "Cellulitis on leg", "non surgical bbl", "chest pain", "dolor de pecho", "shingles"])("%j is answered, and not matched", (query) => {
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
  expect(titles("liquid nose job")).toEqual(["Filler in the nose carries the highest risk of blindness"]);
  expect(titles("skin tag removal")).toEqual(["A dermatologist should look first"]);
  expect(answerSafely("skin tag removal").rest).toBe("skin tag removal");
  expect(titles("cellulite treatment")).toEqual([]);
});
