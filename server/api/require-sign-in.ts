import type { Context, Next } from "hono";
import { normalEmail } from "#domain/accounts/account-input.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isOpenToAll } from "#domain/accounts/policy/policy.ts";
import { signInProblem } from "#domain/accounts/problems.ts";
import { findByPassword } from "#domain/accounts/sessions/visitor.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { attributeToVisitor } from "../visit-reader.ts";
import { problemResponse } from "./parts.ts";

export const authResponses = {
  401: problemResponse("Not signed in, or the email address and password do not match."),
  429: problemResponse("Too many attempts; `Retry-After` says when to try again."),
  503: problemResponse("Too many people are signing in right now."),
};

declare module "hono" {
  interface ContextVariableMap {
    actor: Actor;
  }
}

/**
 * Sets the actor of calls that are not open to all. Runs before validation, so that anonymous
 * callers get 401 first.
 */
export function requireSignIn(services: Services) {
  return async (context: Context, next: Next) => {
    const { permission } = context.get("operation");
    if (!permission || isOpenToAll(permission)) return next();
    context.set("actor", await whoCalls(services, context));
    return next();
  };
}

/**
 * Identifies the caller by session, or else by email address and password in headers, checked like
 * a sign-in. The address alone is not enough.
 */
async function whoCalls(services: Services, context: Context): Promise<Actor> {
  const { visitor, from } = context.get("visiting");
  const actor = await visitor();
  if (actor) return actor;
  const email = context.req.header("x-admin-email");
  const password = context.req.header("x-admin-password");
  if (!email || !password) throw new ApiProblem({ status: 401, message: "Sign in first." });
  const found = await findByPassword(services, { email: normalEmail(email), password }, from);
  if (found.outcome !== "right") throw new ApiProblem(await signInProblem(services, found));
  attributeToVisitor(found.actor);
  return found.actor;
}
