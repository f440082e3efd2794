import { say } from "#shared/say.ts";
export type Trend = "rising" | "stable" | "declining";

/** What a treatment is, in a few lines. */
export type TreatmentNote = {
  slug: string;
  name: string;
  description: string;
  /** 1 to 100: editorial where it is written down, else how many listings offer it beside the most offered one. */
  popularity: number;
  trend: Trend;
  sessionMinutesMin: number;
  sessionMinutesMax: number;
  priceMinCents: number;
  priceMaxCents: number;
  priceUnit: string;
  recovery: string;
  isMedical: boolean;
  warning: string | null;
  benefits: string[];
  notFor: string[];
  seriousSideEffects: string[];
  sideEffects: string[];
  idealFor: string[];
  sources: string[];
  checkedOn: string | null;
  reviewedBy: string | null;
  reviewerLicense: string | null;
  reviewedOn: string | null;
  listingCount: number;
};

/** The texts of a treatment as its page has them. */
export type TreatmentFacts = Pick<
  TreatmentNote,
  | "slug"
  | "name"
  | "description"
  | "warning"
  | "notFor"
  | "idealFor"
  | "benefits"
  | "seriousSideEffects"
  | "sideEffects"
  | "isMedical"
  | "sources"
  | "checkedOn"
  | "reviewedBy"
  | "reviewerLicense"
  | "reviewedOn"
> & { longDescription: string };

export const popularityLevels = { high: 80, fair: 60 } as const;
export const ratingLevels = { high: 4.5, fair: 4 } as const;

/** Which of three colours a figure is shown in. */
export function levelOf(
  value: number,
  { high, fair }: { high: number; fair: number },
): "high" | "fair" | "low" {
  return value >= high ? "high" : value >= fair ? "fair" : "low";
}

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

/** The gravest first: whatever shows only the head of the list shows what matters most. */
export const allSideEffects = ({
  seriousSideEffects,
  sideEffects,
}: Pick<TreatmentNote, "seriousSideEffects" | "sideEffects">) => [
  ...seriousSideEffects,
  ...sideEffects,
];

/** A source is kept as a line: its title, a space, its address. */
export function sourceOf(line: string) {
  const end = line.lastIndexOf(" ");
  return { title: line.slice(0, end), url: line.slice(end + 1) };
}

/** Who signed the texts; null until a physician has. */
export function reviewOf({
  reviewedBy,
  reviewerLicense,
  reviewedOn,
}: Pick<TreatmentNote, "reviewedBy" | "reviewerLicense" | "reviewedOn">) {
  return reviewedBy && reviewerLicense && reviewedOn
    ? { by: reviewedBy, license: reviewerLicense, on: reviewedOn }
    : null;
}
