import type { Problems } from "#domain/problem.ts";

/** Problems of withdrawing, accepting and confirming. */
export const editProblems: Problems<"not-found", string> = {
  "not-found": { status: 409, message: "Already handled: someone decided on it, or withdrew it." },
};

const enough = {
  status: 429,
  message: "You can have it read three times a day. We read it once a week automatically.",
};

export const websiteReadProblems: Problems<"limited" | "not-found", string> = {
  limited: enough,
  "not-found": enough,
};
