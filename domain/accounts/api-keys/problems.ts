import type { Problems } from "#domain/problem.ts";

export const makeKeyProblems: Problems<"too-many", string> = {
  "too-many": { status: 409, message: "You can have at most twenty keys. Revoke one first." },
};
