import type { treatments } from "#database/schema/catalogue/reference.ts";
import { say } from "#shared/say.ts";

type Treatment = typeof treatments.$inferSelect;

/** `popularity`: 1 to 100, editorial if given, else relative to the most offered treatment. */
export type TreatmentNote = Omit<
  Treatment,
  "id" | "group" | "categoryId" | "synonyms" | "longDescription" | "downtime" | "popularity"
> & { popularity: number; listingCount: number };

export const popularityLevels = { high: 80, fair: 60 } as const;
export const ratingLevels = { high: 4.5, fair: 4 } as const;

export const levelOf = (
  value: number,
  { high, fair }: { high: number; fair: number },
): "high" | "fair" | "low" => (value >= high ? "high" : value >= fair ? "fair" : "low");

export function sessionTime({
  sessionMinutesMin,
  sessionMinutesMax,
}: Pick<TreatmentNote, "sessionMinutesMin" | "sessionMinutesMax">) {
  const minutes =
    sessionMinutesMin === sessionMinutesMax
      ? sessionMinutesMin
      : `${sessionMinutesMin}–${sessionMinutesMax}`;
  return say("{minutes} minutes", { minutes });
}

/** Lists side effects, most serious first, so a shortened list keeps what matters most. */
export const allSideEffects = ({
  seriousSideEffects,
  sideEffects,
}: Pick<TreatmentNote, "seriousSideEffects" | "sideEffects">) => [
  ...seriousSideEffects,
  ...sideEffects,
];

/** Parses a source line: title, space, URL. */
export function parseSourceLine(line: string) {
  const end = line.lastIndexOf(" ");
  return { title: line.slice(0, end), url: line.slice(end + 1) };
}

/** Returns the reviewer of the texts; null until a physician has signed. */
export const findTextReviewer = ({
  reviewedBy,
  reviewerLicense,
  reviewedOn,
}: Pick<TreatmentNote, "reviewedBy" | "reviewerLicense" | "reviewedOn">) =>
  reviewedBy && reviewerLicense && reviewedOn
    ? { by: reviewedBy, license: reviewerLicense, on: reviewedOn }
    : null;
