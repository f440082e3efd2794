import type { Problems } from "#domain/problem.ts";
import { refundDays } from "#site/plans.ts";
import type { StartPlanResult } from "./start-plan.server.ts";

export const startPlanProblems: Problems<
  Exclude<StartPlanResult, { outcome: "started" }>,
  string
> = {
  "not-found": { status: 404, message: "It does not exist, or belongs to someone else." },
  "has-plan": { status: 409, code: "plan-exists", message: "This listing already has a plan." },
};

export const refundProblems: Problems<"refused", string> = {
  refused: {
    status: 409,
    message: `It was already refunded, or is older than ${refundDays} days.`,
  },
};

export const cancelPlanProblems: Problems<"failed", string> = {
  failed: { status: 503, message: "Failed to cancel premium service. Please contact support." },
};

export const changePlanProblems: Problems<"silent", string> = {
  silent: {
    status: 503,
    message:
      "The payment provider is not responding. Nothing has changed; please try again in a minute.",
  },
};
