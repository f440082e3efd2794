import type { Context } from "hono";
import { isOpenToAll } from "#domain/accounts/policy/policy.ts";
import type { Operation } from "../operation.ts";
import { problem } from "./problems.ts";

/** Calls that start or end a session or count a view: an old cookie must not block them. */
const forAnyone =
  /^POST \/api\/(admin\/(authenticate|sign-out|forgot-password|reset-password)|passkeys\/sign-in(-options)?|events|ad-events)$/;

/**
 * Rejects a public call with an ended session instead of answering it as anonymous. Removes the
 * cookie, so that the next call is anonymous.
 */
export async function refuseEndedSession(
  context: Context,
  { name, permission }: Operation,
): Promise<Response | null> {
  const { cookies, from, visitor } = context.get("visiting");
  if (
    !from.sessionToken ||
    !permission ||
    !name.includes(" /api/") ||
    forAnyone.test(name) ||
    !isOpenToAll(permission) ||
    context.req.header("x-admin-email") ||
    (await visitor())
  )
    return null;
  const refusal = problem(401, "This session has ended. Sign in again.", {
    code: "invalid-session",
  });
  for (const cookie of cookies.close()) refusal.headers.append("set-cookie", cookie);
  return refusal;
}
