import { plainText } from "#shared/slug.ts";
import type { ListingDraft } from "./listing.ts";

export function documentText(draft: ListingDraft) {
  const named = [
    draft.city,
    ...draft.categories,
    ...draft.services.map(({ treatment }) => treatment ?? ""),
  ].map((slug) => slug.replaceAll("-", " "));
  return plainText(
    [
      draft.name,
      ...named,
      ...draft.services.map(({ name }) => name),
      ...draft.staff.map(({ name, title }) => `${name} ${title}`),
      ...draft.specialties,
      ...draft.equipmentTechnology,
      draft.description,
    ].join(" "),
  );
}

const shortestWord = 3;

export function wordsOfNames(drafts: ListingDraft[]) {
  const names = drafts.flatMap(({ name, services, staff }) => [
    name,
    ...services.map((service) => service.name),
    ...staff.map((member) => member.name),
  ]);
  return [...new Set(names.flatMap(wordsOf))].filter((word) => word.length >= shortestWord);
}

/** Splits text into lowercase words without accents, letters and digits only. */
const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
