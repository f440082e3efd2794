import { type Problems, rateLimited } from "#domain/problem.ts";
import type { AddPairResult } from "./add-pair.server.ts";
import { maxPairs } from "./photos.ts";

export const addPairProblems: Problems<Exclude<AddPairResult, { outcome: "added" }>, string> = {
  "not-found": { status: 404, message: "It does not exist, or belongs to someone else." },
  limited: ({ retryAfter }) => rateLimited(retryAfter),
  full: { status: 409, message: `There is room for ${maxPairs} pairs. Remove one first.` },
  "no-such-treatment": { status: 422, field: "treatment", message: "Choose the treatment." },
  private: {
    status: 422,
    field: "treatment",
    message:
      "Photos would show who had this treatment. It tells about reproductive or sexual health, so it cannot have any here.",
  },
  "too-early": {
    status: 422,
    field: "weeks",
    message:
      "For injections, show the result after at least two weeks: before that it is swelling.",
  },
  "not-yet": { status: 422, field: "consentedOn", message: "This day is in the future." },
  "too-old": {
    status: 422,
    field: "consentedOn",
    message: "This consent has ended: it lasts a year. Ask the person for a new one.",
  },
};
