import { expect, test } from "vitest";
import { readProviders, readQuestions, readReviews } from "#database/seed/read.ts";
import { confirmingWords } from "#domain/reviews/confirming-words.ts";
import { demoReviews } from "./demo-activity.ts";

const now = new Date("2026-11-21T18:00:00Z");
const all = demoReviews(readReviews(), now);

test("has enough demo reviews with their own text, mostly but not all positive", () => {
  const published = all.filter(({ ended }) => ended === null);
  expect(published.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(published.filter(({ rating }) => rating <= 2).length).toBeGreaterThan(
    published.length / 20,
  );
  expect(published.filter(({ rating }) => rating >= 3).length).toBeGreaterThan(
    published.length * 0.8,
  );
});

test("no sentence appears twice in reviews and replies", () => {
  const sentences = all
    .flatMap(({ text, reply }) => [text, reply?.text ?? ""])
    .flatMap((text) => text.split(/(?<=[.!?][”"]?)\s+/).filter(Boolean));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test("each review is of a treatment that its listing offers", () => {
  const offered = new Map(
    readProviders().map(({ slug, services }) => [slug, services.map(({ treatment }) => treatment)]),
  );
  expect(
    all.filter(
      ({ listing, treatment }) =>
        !offered.get(listing) || (treatment && !offered.get(listing)?.includes(treatment)),
    ),
  ).toEqual([]);
});

test("no reply confirms a visit, and no date is in the future", () => {
  const answers = all.flatMap(({ reply }) => reply?.text ?? []);
  expect(answers.length).toBeGreaterThan(20);
  expect(answers.map(confirmingWords).filter(Boolean)).toEqual([]);
  expect(
    all.filter(({ decidedAt, reply }) => decidedAt > now || (reply && reply.at > now)),
  ).toEqual([]);
});

test("reviews, replies and answers name only people on the listing's staff", () => {
  const staffOf = new Map(
    readProviders().map(({ slug, staff }) => [slug, staff.map(({ name }) => name).join()]),
  );
  const texts = [
    ...readReviews().flatMap(({ listing, text, reply = "" }) =>
      [text, reply].map((words) => ({ listing, words })),
    ),
    ...readQuestions().map(({ listing, answer }) => ({ listing, words: answer?.text ?? "" })),
  ];
  const named = texts.flatMap(({ listing, words }) =>
    [...words.matchAll(/\b(?:Dr\.|nurse|manager|ask for) (\p{Lu}[\p{L}-]+)/gu)].map(
      ([, name = ""]) => ({ listing, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ listing, name }) => !staffOf.get(listing)?.includes(name))).toEqual([]);
});
