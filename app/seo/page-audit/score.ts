/**
 * `score` from 0 to 100. Null if the check does not apply or cannot run here; the average leaves
 * it out.
 */
export type AuditCheck = {
  id: string;
  group: Group;
  name: string;
  score: number | null;
  found: string;
  advice: string | null;
};

export const checkGroups = ["Content", "Structure and sharing", "Images", "Technical"] as const;
type Group = (typeof checkGroups)[number];
export type CheckStatus = "pass" | "warning" | "fail" | "left out";

export const statusPoints = { pass: 100, warning: 50, fail: 0 } as const;

/**
 * Percentages: shares pass from `pass` and warn from `warning`. The share itself is the score.
 */
export const scoreThresholds: Record<string, { pass: number; warning: number }> = {
  alt: { pass: 90, warning: 70 },
  lazy: { pass: 70, warning: 40 },
  headers: { pass: 90, warning: 70 },
};
const defaultThresholds = { pass: 100, warning: 50 };

export function checkStatus({ id, score }: Pick<AuditCheck, "id" | "score">): CheckStatus {
  if (score === null) return "left out";
  const { pass, warning } = scoreThresholds[id] ?? defaultThresholds;
  return score >= pass ? "pass" : score >= warning ? "warning" : "fail";
}

export function overallScore(checks: Pick<AuditCheck, "score">[]) {
  const scores = checks.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0
    ? 0
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

export function verdict(score: number) {
  return score >= 90 ? "Excellent" : score >= 70 ? "Good" : "Needs significant improvement";
}
