export type PlanPhase = {
  days: number;
  impressions: number;
  places: number;
  views: number;
  clicks: number;
};
export type PlanPhases = { premier: PlanPhase | null; without: PlanPhase | null };

export const minComparisonDays = 28;
export const minImpressions = 100;

const isEnough = (phase: PlanPhase | null): phase is PlanPhase =>
  phase !== null && phase.days >= minComparisonDays && phase.impressions >= minImpressions;

export type PremierComparison = { name: string; premier: number; without: number }[];

/** Compares daily averages with and without Premier. Returns null if either has too little data. */
export function effectOf({ premier, without }: PlanPhases): PremierComparison | null {
  if (!isEnough(premier) || !isEnough(without)) return null;
  const rows: [string, (phase: PlanPhase) => number][] = [
    ["Average position in lists", ({ places, impressions }) => places / impressions],
    ["Times shown in lists, per day", ({ impressions, days }) => impressions / days],
    ["Profile views, per day", ({ views, days }) => views / days],
    ["Calls, emails, directions and website visits, per day", ({ clicks, days }) => clicks / days],
  ];
  return rows.map(([name, of]) => ({ name, premier: of(premier), without: of(without) }));
}
