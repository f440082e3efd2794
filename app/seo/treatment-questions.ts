import { priceWithEstimate } from "#domain/catalogue/listings/price-text.ts";
import { fdaText, whoMayText } from "#domain/catalogue/reference/treatment-law.ts";
import { plural, say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { FaqQuestion } from "./json-ld.ts";

type Treatment = {
  slug: string;
  name: string;
  warning: string | null;
  whoMay: string | null;
  fdaStatus: string | null;
  notFor: string[];
  seriousSideEffects: string[];
  sideEffects: string[];
  idealFor: string[];
  downtime: string;
  recovery: string;
  sessionMinutesMin: number;
  sessionMinutesMax: number;
};
type TreatmentFigures = {
  averagePriceCents: number | null;
  priceUnit: string | null;
  prices: number;
  averageMinutes: number | null;
} | null;

/**
 * Returns common questions about a treatment in a city, answered only from the catalog and its
 * listings.
 */
export function treatmentQuestions({
  treatment,
  city,
  figures,
  providers,
}: {
  treatment: Treatment;
  city: { name: string };
  figures: TreatmentFigures;
  providers: number;
}): FaqQuestion[] {
  const name = sayStored(treatment.name);
  const named = { treatment: name, city: city.name };
  const whoMay = whoMayText(treatment);
  const approval = fdaText(treatment);
  return [
    {
      question: say("How much does {treatment} cost in {city}?", named),
      answer: costAnswer(named, treatment, figures),
    },
    {
      question: say("How many providers offer {treatment} in {city}?", named),
      answer: providersAnswer(named, providers),
    },
    {
      question: say("How long does {treatment} take?", named),
      answer: timeAnswer(treatment, city, figures),
    },
    {
      question: say("Is there downtime after {treatment}?", named),
      answer: downtimeAnswer(treatment),
    },
    ...(approval ? [{ question: say("Is {treatment} approved?", named), answer: approval }] : []),
    ...(whoMay
      ? [{ question: say("Who may perform {treatment} in California?", named), answer: whoMay }]
      : []),
    ...(treatment.notFor.length > 0
      ? [
          {
            question: say("Who should avoid {treatment}?", named),
            answer: exclusionsAnswer(treatment),
          },
        ]
      : []),
    {
      question: say("What are the side effects of {treatment}?", named),
      answer: sideEffectsAnswer(treatment),
    },
    ...(treatment.idealFor.length > 0
      ? [{ question: say("Who is {treatment} for?", named), answer: suitsAnswer(treatment) }]
      : []),
  ];
}

const exclusionsAnswer = ({ notFor }: Treatment) =>
  say(
    "Who should avoid it or ask first: {points}. This list is not complete; tell the provider about every condition and medicine.",
    { points: inSentence(notFor) },
  );

const suitsAnswer = ({ idealFor }: Treatment) =>
  say(
    "Often chosen for: {points}. A licensed provider decides after an examination whether it suits you.",
    { points: inSentence(idealFor) },
  );

function sideEffectsAnswer({ seriousSideEffects, sideEffects }: Treatment) {
  const common = say(
    "Possible side effects: {points}. Ask about your own risks, medicines and conditions before you book.",
    { points: inSentence(sideEffects) },
  );
  return seriousSideEffects.length > 0
    ? `${say("Serious side effects: {points}.", { points: inSentence(seriousSideEffects) })} ${common}`
    : common;
}

type CityTreatment = { treatment: string; city: string };

function costAnswer(named: CityTreatment, { slug }: Treatment, figures: TreatmentFigures) {
  if (!figures?.averagePriceCents)
    return say(
      "No provider in {city} lists a price for {treatment}. Ask for a written quote before you book.",
      named,
    );
  const { averagePriceCents, priceUnit } = figures;
  const price =
    priceWithEstimate({
      treatment: slug,
      priceMinCents: averagePriceCents,
      priceMaxCents: null,
      priceUnit,
    }) ?? "";
  const from =
    figures.prices === 1
      ? say("one listed price")
      : say("the average of {prices}", { prices: plural(figures.prices, "listed price") });
  const values = { price, from, city: named.city };
  return say(
    "{price}: {from} in {city}. Your own price depends on the area, the amount and the provider; ask for a written quote.",
    values,
  );
}

function providersAnswer(named: CityTreatment, providers: number) {
  if (providers === 0)
    return say(
      "None are listed in {city} yet. The nearest cities with providers are on this page.",
      named,
    );
  const values = { ...named, providers: plural(providers, "provider"), brand: brand.name };
  return providers === 1
    ? say("{providers} listed on {brand} offers {treatment} in {city}.", values)
    : say("{providers} listed on {brand} offer {treatment} in {city}.", values);
}

function timeAnswer(
  { sessionMinutesMin: from, sessionMinutesMax }: Treatment,
  city: { name: string },
  figures: TreatmentFigures,
) {
  const session =
    from === sessionMinutesMax
      ? say("A session usually takes {minutes} minutes.", { minutes: from })
      : say("A session usually takes {from} to {to} minutes.", { from, to: sessionMinutesMax });
  const minutes = figures?.averageMinutes;
  return minutes
    ? `${session} ${say("The listings in {city} give {minutes} minutes on average.", { city: city.name, minutes })}`
    : session;
}

function downtimeAnswer({ downtime, recovery }: Treatment) {
  const days =
    downtime === "None"
      ? say("Time away from usual activities: usually none.")
      : say("Time away from usual activities: usually {downtime}.", {
          downtime: lowerFirst(sayStored(downtime)),
        });
  if (/^(immediate|no recovery)/i.test(recovery)) return days;
  return `${days} ${say("Full recovery, until the treated area has settled: {recovery}.", { recovery: lowerFirst(sayStored(recovery)) })}`;
}

function inSentence(points: string[]) {
  return points.map((point) => lowerFirst(sayStored(point))).join("; ");
}

/** Keeps abbreviations uppercase: "IV", "B12". */
function lowerFirst(text: string) {
  return /^\p{Lu}\p{Ll}/u.test(text) ? (text[0] ?? "").toLowerCase() + text.slice(1) : text;
}
