import type { Context, Next } from "hono";
import { suspendedText } from "#app/http/answers.server.ts";
import { normalEmail } from "#domain/accounts/account-input.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { isOpenToAll } from "#domain/accounts/policy/policy.ts";
import { findByPassword } from "#domain/accounts/sessions/visitor.server.ts";
import type { SignInRefusal } from "#domain/accounts/sign-in/sign-in.server.ts";
import type { Services } from "#domain/services.ts";
import { problem } from "../http/problems.ts";
import { attributeToVisitor } from "../visit-reader.ts";
import { problemResponse } from "./parts.ts";

const wrongPair = "Invalid email or password. Please try again.";

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
    const { actor, refusal } = await whoCalls(services, context);
    if (refusal) return refusal;
    context.set("actor", actor);
    return next();
  };
}

/**
 * Identifies the caller by session, or else by email address and password in headers, checked like
 * a sign-in. The address alone is not enough.
 */
async function whoCalls(
  services: Services,
  context: Context,
): Promise<{ actor: Actor; refusal: null } | { actor: null; refusal: Response }> {
  const { visitor, from } = context.get("visiting");
  const actor = await visitor();
  if (actor) return { actor, refusal: null };
  const email = context.req.header("x-admin-email");
  const password = context.req.header("x-admin-password");
  if (!email || !password) return { actor: null, refusal: problem(401, "Sign in first.") };
  const found = await findByPassword(services, { email: normalEmail(email), password }, from);
  if (found.outcome === "right") attributeToVisitor(found.actor);
  return found.outcome === "right"
    ? { actor: found.actor, refusal: null }
    : { actor: null, refusal: await signInRefusal(services, found) };
}

export async function signInRefusal(services: Services, refused: SignInRefusal) {
  if (refused.outcome === "limited") return tooMany(refused.retryAfter);
  if (refused.outcome === "busy")
    return problem(503, undefined, { headers: { "retry-after": "2" } });
  if (refused.outcome === "suspended")
    return problem(403, await suspendedText(services), { code: "account-suspended" });
  return problem(401, wrongPair, { code: "invalid-credentials" });
}

export const tooMany = (retryAfter: number) =>
  problem(429, "Too many tries. Please wait a while and try again.", {
    headers: { "retry-after": String(retryAfter) },
  });
