import { type AuditCheck, scoreThresholds } from "./score.ts";

type HeaderRule = { name: string; isGood: (value: string) => boolean; advice: string };

const policy = (directive: string) => (value: string) => value.includes(directive);

const headerRules: HeaderRule[] = [
  {
    name: "content-security-policy",
    isGood: (value) => value.includes("default-src") && !/unsafe-(inline|eval)/.test(value),
    advice: "without unsafe-inline and unsafe-eval",
  },
  {
    name: "content-security-policy",
    isGood: policy("frame-ancestors"),
    advice: "with frame-ancestors, so that no other site frames the page",
  },
  { name: "x-content-type-options", isGood: (value) => value === "nosniff", advice: "nosniff" },
  {
    name: "referrer-policy",
    isGood: (value) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value),
    advice: "strict-origin-when-cross-origin",
  },
  {
    name: "permissions-policy",
    isGood: (value) => value !== "",
    advice: "that disables what the page does not use",
  },
  { name: "cross-origin-opener-policy", isGood: policy("same-origin"), advice: "same-origin" },
];
const strictTransport: HeaderRule = {
  name: "strict-transport-security",
  isGood: (value) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 15_552_000,
  advice: "with half a year or more",
};

/** Checks the actual response headers. HSTS is required only for https sites. */
export function headerCheck(headers: Headers, siteUrl: string): AuditCheck {
  const rules = siteUrl.startsWith("https:") ? [...headerRules, strictTransport] : headerRules;
  const missing = rules.filter(({ name, isGood }) => !isGood(headers.get(name) ?? ""));
  const score = Math.round(((rules.length - missing.length) / rules.length) * 100);
  return {
    id: "headers",
    group: "Technical",
    name: "Security headers",
    score,
    found: `${rules.length - missing.length} of ${rules.length} are correct.`,
    advice:
      score >= (scoreThresholds.headers?.pass ?? 100)
        ? null
        : `Send ${missing.map(({ name, advice }) => `${name} (${advice})`).join(", ")}.`,
  };
}
