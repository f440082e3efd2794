import type { Context } from "hono";
import { findByKey } from "#domain/accounts/api-keys/find-by-key.server.ts";
import { scopesFor } from "#domain/accounts/api-keys/scopes.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { isOpenToAll } from "#domain/accounts/policy/policy.ts";
import type { ProblemCode } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { attributeToVisitor } from "../visit-reader.ts";
import { countPerMinute, rateLimitHeaders } from "./per-minute.ts";
import { problem } from "./problems.ts";

/** Ten a second, far more than a program needs to read a list. */
const mostCalls = 600;

/**
 * Browsers never send an API key on their own, so such calls need no same-site check, and their
 * cookies are ignored.
 */
export const hasApiKeyHeader = ({ req }: Context) =>
  req.path.startsWith("/api/") && /^bearer\b/i.test(req.header("authorization") ?? "");

/**
 * Creates the authentication by key: returns the caller of a valid key, or the refusal. Both are
 * absent without a key.
 */
export function authenticateApiKeys(services: Services) {
  const count = countPerMinute(services.clock, mostCalls);
  return async (
    context: Context,
    permission: Permission | null,
  ): Promise<{ refusal?: Response; limit?: Record<string, string> }> => {
    if (!hasApiKeyHeader(context)) return {};
    const key = context.req.header("authorization")?.slice("bearer".length).trim() ?? "";
    const actor = await findByKey(services, key);
    if (!actor?.key)
      return {
        refusal: refused(
          401,
          "This key does not work: it is wrong, revoked or expired.",
          "invalid-key",
          'error="invalid_token"',
        ),
      };
    const counted = count(String(actor.key.id));
    const limit = rateLimitHeaders("key", counted);
    if (counted.isOver)
      return {
        refusal: problem(429, "Too many calls with this key. Please wait a moment.", {
          headers: limit,
        }),
      };
    const isItsOwn = permission !== null && actor.key.permissions.has(permission);
    const { from, cookies } = context.get("visiting");
    context.set("visiting", {
      cookies,
      from: { ...from, deviceToken: null, sessionToken: null },
      visitor: async () => (isItsOwn ? attributeToVisitor(actor) : null),
    });
    if (permission === null || isItsOwn || isOpenToAll(permission)) return { limit };
    const [scope] = scopesFor(permission);
    const text = scope
      ? `This key lacks the scope ${scope}.`
      : "Keys cannot be used for this: sign in.";
    return {
      refusal: refused(
        403,
        text,
        "insufficient-scope",
        `error="insufficient_scope"${scope ? `, scope="${scope}"` : ""}`,
      ),
      limit,
    };
  };
}

const refused = (status: number, text: string, code: ProblemCode, why: string) =>
  problem(status, text, { code, headers: { "www-authenticate": `Bearer ${why}` } });
