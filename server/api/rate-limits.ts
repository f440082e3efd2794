import type { Context, Next } from "hono";
import {
  limitAnonymousAction,
  type SignedOutAction,
} from "#domain/accounts/rate-limit/limit-anonymous-action.server.ts";
import { rateLimited } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { problemResponse } from "./parts.ts";

export const rateLimitResponses = {
  429: problemResponse(
    "Too many requests from this network; `Retry-After` says when to try again.",
  ),
};

export function limitByNetwork(services: Services, what: SignedOutAction) {
  return async (context: Context, next: Next) => {
    const wait = await limitAnonymousAction(services, what, context.get("visiting").from);
    if (wait !== null) throw new ApiProblem(rateLimited(wait));
    return next();
  };
}
