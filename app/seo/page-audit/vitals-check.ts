import { type AuditCheck, statusPoints } from "./score.ts";

type Vitals = { firstByte: number; largestPaint: number; shift: number };

const seconds = (milliseconds: number) =>
  `${(milliseconds / 1000).toFixed(milliseconds < 100 ? 3 : 2)} s`;

/** Thresholds of Google's Core Web Vitals, and of its guidance for time to first byte. */
const measures = [
  { key: "largestPaint", name: "largest paint", good: 2500, poor: 4000, write: seconds },
  {
    key: "shift",
    name: "layout shift",
    good: 0.1,
    poor: 0.25,
    write: (value: number) => value.toFixed(3),
  },
  { key: "firstByte", name: "first byte", good: 800, poor: 1800, write: seconds },
] as const;

export function vitalsCheck(vitals: Vitals): AuditCheck {
  const scores = measures.map(({ key, good, poor }) =>
    vitals[key] <= good
      ? statusPoints.pass
      : vitals[key] <= poor
        ? statusPoints.warning
        : statusPoints.fail,
  );
  const slow = measures.filter(({ key, good }) => vitals[key] > good);
  return {
    ...unmeasuredVitals,
    score: Math.round(scores.reduce<number>((sum, score) => sum + score, 0) / scores.length),
    found: `Measured in this browser: ${measures.map(({ key, name, write }) => `${name} ${write(vitals[key])}`).join(", ")}.`,
    advice:
      slow.length === 0
        ? null
        : `Bring down ${slow.map(({ name, good, write }) => `the ${name} to ${write(good)} or less`).join(", ")}.`,
  };
}

export const unmeasuredVitals: AuditCheck = {
  id: "vitals",
  group: "Technical",
  name: "Web vitals",
  score: null,
  found: "Measured in your browser, which needs JavaScript. Left out of the score until then.",
  advice: null,
};

export const runningVitals: AuditCheck = {
  ...unmeasuredVitals,
  found: "Measured in this browser once the preview is visible.",
};

export const unsupportedVitals: AuditCheck = {
  ...unmeasuredVitals,
  found: "This browser reports no paint timings. Left out of the score.",
};
