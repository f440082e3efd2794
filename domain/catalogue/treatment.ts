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
  benefits: string[];
  sideEffects: string[];
  idealFor: string[];
  listingCount: number;
};

export const popularityLevels = { high: 80, fair: 60 } as const;
export const ratingLevels = { high: 4.5, fair: 4 } as const;

/** Which of three colours a figure is shown in. */
export function levelOf(value: number, { high, fair }: { high: number; fair: number }): "high" | "fair" | "low" {
  return value >= high ? "high" : value >= fair ? "fair" : "low";
}

export function sessionTime({ sessionMinutesMin, sessionMinutesMax }: Pick<TreatmentNote, "sessionMinutesMin" | "sessionMinutesMax">) {
  const minutes = sessionMinutesMin === sessionMinutesMax ? sessionMinutesMin : `${sessionMinutesMin}–${sessionMinutesMax}`;
  return say("{minutes} minutes", { minutes });
}
