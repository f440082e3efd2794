import type { Problems } from "#domain/problem.ts";

export const addEndpointProblems: Problems<"too-many", string> = {
  "too-many": { status: 409, message: "You can have at most ten endpoints. Delete one first." },
};

export const testEndpointProblems: Problems<"limited", string> = {
  limited: { status: 429, message: "You sent twenty tests within the last hour. Try again later." },
};
