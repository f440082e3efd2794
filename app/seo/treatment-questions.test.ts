import { expect, test } from "vitest";
import { treatmentQuestions } from "./treatment-questions.ts";

const treatment = {
  slug: "botox",
  name: "Botox",
  warning: null,
  whoMay: "nurse",
  fdaStatus: "FDA-approved for frown lines.",
  notFor: ["Pregnancy"],
  seriousSideEffects: ["Trouble breathing"],
  sideEffects: ["Bruising", "IV site soreness"],
  idealFor: ["Frown lines"],
  downtime: "None to 1 day",
  recovery: "24-48 hours",
  sessionMinutesMin: 10,
  sessionMinutesMax: 30,
};
const figures = { averagePriceCents: 1_325, priceUnit: "per unit", prices: 4, averageMinutes: 20 };
const irvine = { name: "Irvine" };

function answers(of: Partial<Parameters<typeof treatmentQuestions>[0]> = {}) {
  const all = treatmentQuestions({ treatment, city: irvine, figures, providers: 4, ...of });
  return Object.fromEntries(all.map(({ question, answer }) => [question, answer]));
}

test("answers the cost with the mean of the listed prices and says so", () => {
  const question = "How much does Botox cost in Irvine?";
  expect(answers()[question]).toMatch(
    /^\$13\.25 per unit \(about \$265 to \$530 a visit, 20 to 40 units\): the average of 4 listed prices in Irvine\./,
  );
  expect(answers({ figures: { ...figures, prices: 1 } })[question]).toContain("one listed price");
  expect(answers({ figures: null })[question]).toMatch(/^No provider in Irvine lists a price/);
});

test("gives the city's provider count in the correct plural, but not for filtered lists", () => {
  const question = "How many providers offer Botox in Irvine?";
  expect(answers()[question]).toContain("4 providers listed on OC MedSpa Guide offer Botox");
  expect(answers({ providers: 1 })[question]).toContain(
    "1 provider listed on OC MedSpa Guide offers Botox",
  );
  expect(answers({ providers: 0 })[question]).toMatch(/^None are listed in Irvine yet/);
});

test("takes times, downtime and side effects from the catalog", () => {
  expect(answers()["How long does Botox take?"]).toBe(
    "A session usually takes 10 to 30 minutes. The listings in Irvine give 20 minutes on average.",
  );
  expect(answers()["Is there downtime after Botox?"]).toBe(
    "Time away from usual activities: usually none to 1 day. Full recovery, until the treated area has settled: 24-48 hours.",
  );
  expect(
    answers({ treatment: { ...treatment, downtime: "None", recovery: "immediate" } })[
      "Is there downtime after Botox?"
    ],
  ).toBe("Time away from usual activities: usually none.");
  expect(answers()["What are the side effects of Botox?"]).toMatch(
    /^Serious side effects: trouble breathing\. Possible side effects: bruising; IV site soreness\./,
  );
});

test("answers who should avoid a treatment, and recommends no one for an unapproved use", () => {
  expect(answers()["Who should avoid Botox?"]).toMatch(
    /^Who should avoid it or ask first: pregnancy\./,
  );
  const warned = answers({
    treatment: { ...treatment, warning: "No use is approved.", idealFor: [] },
  });
  expect(answers()["Is Botox approved?"]).toBe("FDA-approved for frown lines.");
  expect(answers()["Who may perform Botox in California?"]).toMatch(/an esthetician may not/);
  expect(warned["Is Botox approved?"]).toBe("No use is approved. FDA-approved for frown lines.");
  expect(warned).not.toHaveProperty(["Who is Botox for?"]);
});
