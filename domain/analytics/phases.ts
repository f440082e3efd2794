export type Phase = {
  days: number;
  impressions: number;
  places: number;
  views: number;
  clicks: number;
};
export type Phases = { premier: Phase | null; without: Phase | null };

export const leastDays = 28;
export const leastImpressions = 100;

const isEnough = (phase: Phase | null): phase is Phase =>
  phase !== null && phase.days >= leastDays && phase.impressions >= leastImpressions;

export type Effect = { name: string; premier: number; without: number }[];

/** Daily averages with and without Premier. Null if either has too little data. */
export function effectOf({ premier, without }: Phases): Effect | null {
  if (!isEnough(premier) || !isEnough(without)) return null;
  const rows: [string, (phase: Phase) => number][] = [
    ["Average position in lists", ({ places, impressions }) => places / impressions],
    ["Times shown in lists, per day", ({ impressions, days }) => impressions / days],
    ["Profile views, per day", ({ views, days }) => views / days],
    ["Calls, emails, directions and website visits, per day", ({ clicks, days }) => clicks / days],
  ];
  return rows.map(([name, of]) => ({ name, premier: of(premier), without: of(without) }));
}
