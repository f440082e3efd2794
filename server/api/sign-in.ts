import { z } from "@hono/zod-openapi";
import {
  codeSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  signInSchema,
} from "#domain/accounts/account-input.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { signInProblem } from "#domain/accounts/problems.ts";
import { signOut } from "#domain/accounts/sessions/sessions.server.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import {
  requestPasswordReset,
  resetPassword,
} from "#domain/accounts/sign-in/reset-password.server.ts";
import { completeSignIn, signIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { rateLimited } from "#domain/problem.ts";
import { listFavorites } from "#domain/saved/favorites.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  apiCall,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  writeResponses,
} from "./parts.ts";
import { authResponses } from "./require-sign-in.ts";

export const userSchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(["super_admin", "editor", "client_admin", "visitor"]),
  })
  .openapi("User");
const messageSchema = z.object({ message: z.string() }).openapi("Message");
const meSchema = z
  .object({
    user: z
      .object({
        ...userSchema.shape,
        isVerified: z.boolean().describe("Whether the email address was confirmed."),
        listings: z
          .array(
            z.object({ id: z.number().int(), role: z.enum(["owner", "manager", "front_desk"]) }),
          )
          .describe("The listings that this account manages."),
        seenBy: z
          .object({ until: z.iso.datetime() })
          .nullable()
          .describe(
            "Set while an admin views the site as this person, with the time when that ends.",
          ),
        favourites: z.array(z.string()).describe("Slugs of favorites, latest first."),
      })
      .nullable()
      .describe("Null if not signed in."),
  })
  .openapi("Me");

const authentication = apiCall("session.create", "post /api/admin/authenticate", {
  operationId: "signIn",
  summary: "Sign in",
  description:
    "Sets the session cookie. An account with a second factor also needs its `code`: from the app, or a recovery code.",
  tags: ["Accounts"],
  ...requiredJsonBody(signInSchema.extend({ code: codeSchema.shape.code.optional() })),
  responses: {
    200: jsonResponse(z.object({ user: userSchema }).openapi("SignedIn"), "Signed in."),
    ...writeResponses,
    ...authResponses,
  },
});
const forgotPassword = apiCall("account.recover", "post /api/admin/forgot-password", {
  operationId: "requestPasswordReset",
  summary: "Request a new password",
  description:
    "We email the link. The response is the same whether or not the address has an account.",
  tags: ["Accounts"],
  ...requiredJsonBody(forgotPasswordSchema),
  responses: {
    200: jsonResponse(messageSchema, "Asked."),
    ...writeResponses,
    429: authResponses[429],
  },
});
const reset = apiCall("account.recover", "post /api/admin/reset-password", {
  operationId: "resetPassword",
  summary: "Set a new password",
  description:
    "With the token from the email, once and within 30 minutes. Ends every session of the account.",
  tags: ["Accounts"],
  ...requiredJsonBody(resetPasswordSchema),
  responses: {
    200: jsonResponse(messageSchema, "Set."),
    ...writeResponses,
    400: problemResponse("The body is not JSON, or the token is unknown, used or expired."),
    503: authResponses[503],
  },
});
const ending = apiCall("session.end", "post /api/admin/sign-out", {
  operationId: "signOut",
  summary: "Sign out",
  description: "Ends the session of the cookie. Without a session, nothing happens.",
  tags: ["Accounts"],
  responses: { 204: { description: "Signed out, or never signed in." }, 400: writeResponses[400] },
});
const me = apiCall("session.read", "get /api/me", {
  operationId: "getMe",
  summary: "Get the signed-in user",
  description: "`user` is null if no one is signed in.",
  tags: ["Accounts"],
  responses: { 200: jsonResponse(meSchema, "Who asks.") },
});

const codeMissing = "Enter the code from your app.";

export function signInApi(services: Services) {
  const api = createApi();

  api.openapi(authentication, async (context) => {
    const { code, ...input } = context.req.valid("json");
    const { from, cookies } = context.get("visiting");
    const first = await signIn(services, input, from);
    if (first.outcome === "second-factor" && code === undefined)
      throw new ApiProblem(
        { status: 401, code: "second-factor-required", message: codeMissing },
        { errors: { code: [codeMissing] } },
      );
    const answer =
      first.outcome === "second-factor"
        ? await completeSignIn(services, first.token, code ?? "", from)
        : first;
    if (answer.outcome === "expired")
      throw new ApiProblem({ status: 401, message: "Sign in again." });
    if (answer.outcome !== "signed-in") throw new ApiProblem(await signInProblem(services, answer));
    const actor = await findVisitor(services, answer.session.token);
    if (!actor) throw new ApiProblem(401);
    for (const cookie of cookies.open(answer.session, services.clock()))
      context.header("set-cookie", cookie, { append: true });
    return context.json({ user: presentUser(actor) }, 200);
  });

  api.openapi(forgotPassword, async (context) => {
    const result = await requestPasswordReset(
      services,
      context.req.valid("json").email,
      context.get("visiting").from,
    );
    if (result.outcome === "limited") throw new ApiProblem(rateLimited(result.retryAfter));
    return context.json(
      { message: "If this address has an account, a link to set a new password is on its way." },
      200,
    );
  });

  api.openapi(reset, async (context) => {
    const { from, cookies } = context.get("visiting");
    const answer = await resetPassword(services, context.req.valid("json"), from);
    if (answer.outcome === "busy") throw new ApiProblem(await signInProblem(services, answer));
    if (answer.outcome === "bad-token")
      throw new ApiProblem({
        status: 400,
        code: "invalid-token",
        message: "Failed to reset password. Please check your reset token.",
      });
    context.header("set-cookie", cookies.device(answer.deviceToken), { append: true });
    return context.json({ message: "Password Reset Successful" }, 200);
  });

  api.openapi(ending, async (context) => {
    const { from, cookies, visitor } = context.get("visiting");
    const actor = await visitor();
    if (actor) await signOut(services, actor, from);
    for (const cookie of cookies.close()) context.header("set-cookie", cookie, { append: true });
    return context.body(null, 204);
  });

  api.openapi(me, async (context) => {
    const actor = await context.get("visiting").visitor();
    if (!actor) return context.json({ user: null }, 200);
    const listings = actor.memberships.map(({ listingId, role }) => ({ id: listingId, role }));
    const seenBy = actor.impersonator && { until: actor.impersonator.until.toISOString() };
    const favourites = (await listFavorites(services, actor)).map(({ slug }) => slug);
    return context.json(
      {
        user: { ...presentUser(actor), isVerified: actor.isVerified, listings, seenBy, favourites },
      },
      200,
    );
  });

  return api;
}

/**
 * Returns the user as in the spec, which has only two roles behind the sign-in; everyone else is a
 * visitor.
 */
function presentUser({ userId: id, name, email, role, memberships }: Actor) {
  const shown = role === "visitor" && memberships.length > 0 ? "client_admin" : role;
  return { id, name, email, role: shown } satisfies z.infer<typeof userSchema>;
}
