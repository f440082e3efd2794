import { z } from "@hono/zod-openapi";

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  date: "a moment",
};
const forms: Record<string, string> = {
  email: "an email address",
  url: "a web address",
  date: "a date, YYYY-MM-DD",
  datetime: "a moment, like 2026-11-01T17:00:00Z",
};
const units: Record<string, string> = { string: " characters", array: " entries" };

function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "This is missing."
        : `Must be ${kinds[issue.expected] ?? "an object"}.`;
    case "too_big":
      return `Must ${units[issue.origin] ? "have" : "be"} at most ${issue.maximum}${units[issue.origin] ?? ""}.`;
    case "too_small":
      return `Must ${units[issue.origin] ? "have" : "be"} at least ${issue.minimum}${units[issue.origin] ?? ""}.`;
    case "invalid_value":
      return issue.values.length === 1
        ? `Must be ${String(issue.values[0])}.`
        : `Must be one of ${issue.values.map(String).join(", ")}.`;
    case "invalid_format":
      return `Must be ${forms[issue.format] ?? "in a different format"}.`;
    case "unrecognized_keys":
      return `Unknown fields: ${issue.keys.join(", ")}.`;
    default:
      return "This is not valid.";
  }
}

/** Applies to all schemas of the process. */
export const setPlainErrorMessages = () => z.config({ customError: sentenceOf });
