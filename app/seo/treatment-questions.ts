import { formatCents } from "#shared/money.ts";
import { plural } from "#shared/plural.ts";
import { brand } from "#site/brand.ts";
import type { Question } from "./json-ld.ts";

type Treatment = {
  name: string;
  sideEffects: string[];
  idealFor: string[];
  downtime: string;
  recovery: string;
  sessionMinutesMin: number;
  sessionMinutesMax: number;
};
type Figures = { averagePriceCents: number | null; priceUnit: string | null; prices: number; averageMinutes: number | null } | null;

/** What people ask about a treatment in a city, answered from the catalogue and from the listings there, and from nothing else. */
export function treatmentQuestions({
  treatment,
  city,
  figures,
  providers,
}: {
  treatment: Treatment;
  city: { name: string };
  figures: Figures;
  providers: number | null;
}): Question[] {
  const { name } = treatment;
  return [
    { question: `How much does ${name} cost in ${city.name}?`, answer: costAnswer(treatment, city, figures) },
    ...(providers === null ? [] : [{ question: `How many providers offer ${name} in ${city.name}?`, answer: providersAnswer(name, city, providers) }]),
    { question: `How long does ${name} take?`, answer: timeAnswer(treatment, city, figures) },
    { question: `Is there downtime after ${name}?`, answer: downtimeAnswer(treatment) },
    {
      question: `Who is ${name} for?`,
      answer: `Often chosen for: ${inSentence(treatment.idealFor)}. A licensed provider decides after an examination whether it suits you.`,
    },
    {
      question: `What are the side effects of ${name}?`,
      answer: `Possible side effects: ${inSentence(treatment.sideEffects)}. Ask about your own risks, medicines and conditions before you book.`,
    },
  ];
}

function costAnswer({ name }: Treatment, city: { name: string }, figures: Figures) {
  if (!figures?.averagePriceCents) return `No provider in ${city.name} lists a price for ${name}. Ask for a written quote before you book.`;
  const unit = figures.priceUnit ? ` ${figures.priceUnit}` : "";
  const from = figures.prices === 1 ? "one listed price" : `the mean of ${plural(figures.prices, "listed price")}`;
  return `${formatCents(figures.averagePriceCents)}${unit}: ${from} in ${city.name}. Your own price depends on the area, the amount and the provider; ask for a written quote.`;
}

function providersAnswer(name: string, city: { name: string }, providers: number) {
  if (providers === 0) return `None is listed in ${city.name} yet. The nearest cities with providers stand on this page.`;
  return `${plural(providers, "provider")} listed on ${brand.name} ${providers === 1 ? "offers" : "offer"} ${name} in ${city.name}.`;
}

function timeAnswer({ sessionMinutesMin, sessionMinutesMax }: Treatment, city: { name: string }, figures: Figures) {
  const usual = sessionMinutesMin === sessionMinutesMax ? `${sessionMinutesMin} minutes` : `${sessionMinutesMin} to ${sessionMinutesMax} minutes`;
  const here = figures?.averageMinutes ? ` The listings in ${city.name} give ${figures.averageMinutes} minutes on average.` : "";
  return `A session usually takes ${usual}.${here}`;
}

function downtimeAnswer({ downtime, recovery }: Treatment) {
  const days = downtime === "None" ? "Usually none." : `Usually ${lowerFirst(downtime)}.`;
  return /^(immediate|no recovery)/i.test(recovery) ? days : `${days} Recovery: ${recovery}.`;
}

function inSentence(points: string[]) {
  return points.map(lowerFirst).join("; ");
}

/** Names that are written large stay so: "IV", "B12". */
function lowerFirst(text: string) {
  return /^[A-Z][a-z]/.test(text) ? (text[0] ?? "").toLowerCase() + text.slice(1) : text;
}
