import { expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import { answerSafely, warningsOf } from "./safety-answers.ts";

const titles = (query: string) => answerSafely(query).answers.map(({ title }) => title);

test.each([
  "Cellulitis on leg",
  "non surgical bbl",
  "melanoma check irvine",
  "my lip is white after filler in irvine",
])("answers %j with safety information and searches for nothing", (query) => {
  const { answers, rest } = answerSafely(query);
  expect([answers.length, rest]).toEqual([1, ""]);
});

test("explains a term with two meanings and still searches for it", () => {
  expect(titles("bbl irvine")).toEqual(["BBL means two things"]);
  expect(answerSafely("bbl irvine").rest).toBe("bbl irvine");
  expect(titles("skin tag removal")).toEqual(["A dermatologist should look first"]);
  expect(answerSafely("skin tag removal").rest).toBe("skin tag removal");
  expect(titles("cellulite treatment")).toEqual([]);
});

test("answers a search for nose filler with the risk", () => {
  for (const query of ["liquid nose job", "rhinoplasty liquid"])
    expect(answerSafely(query)).toMatchObject({
      answers: [{ title: "Filler in the nose carries the highest risk of blindness" }],
      rest: "",
    });
});

test("does not confuse cellulite with cellulitis, in English or Spanish", () => {
  expect([titles("cellulite"), titles("celulite")]).toEqual([[], []]);
  expect(titles("celulitis")).toEqual(["If the skin is red, hot and painful, see a doctor today"]);
});

test("answers both of two signs, the more urgent one first", () => {
  for (const query of ["hives and fever after filler", "ronchas y fiebre después de relleno"])
    expect(titles(query), query).toEqual([
      "Swelling or hives can turn dangerous within minutes",
      "An infection needs a doctor today",
    ]);
  expect(titles("suicidal and pregnant after botox")).toEqual(["You can talk to someone now"]);
});

const general = ["If something is wrong after a treatment"];

test("answers trouble after a treatment that has no answer of its own", () => {
  for (const query of ["my ear feels odd since my facelift", "desde el botox no puedo silbar"])
    expect([titles(query), answerSafely(query).rest], query).toEqual([general, ""]);
});

test("prefers the answer to a misspelled sign over the general one", () => {
  expect(titles("my lip turned whte after filler")).not.toEqual(general);
});

test("searches for care that follows a treatment or an event", () => {
  for (const query of ["lymphatic massage after my lipo", "my skin care after laser"])
    expect(answerSafely(query).rest).toBe(query);
});

test("puts the warning of a treatment above its providers, and of no other", () => {
  const treatments = [
    { slug: "ozone-therapy", name: "Ozone Therapy", warning: "The FDA says it is toxic." },
    { slug: "exosomes", name: "Exosomes", warning: "Not approved." },
    { slug: "botox", name: "Botox", warning: null },
  ];
  expect(warningsOf(treatments, ["ozone-therapy", "botox"])).toEqual([
    { title: "Ozone Therapy", text: "The FDA says it is toxic.", options: [] },
  ]);
});
