import { z } from "@hono/zod-openapi";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { signInProblem } from "#domain/accounts/problems.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from "#domain/accounts/sign-in/passkeys.server.ts";
import type { Services } from "#domain/services.ts";
import { oneLine } from "#shared/typed-text.ts";
import { ApiProblem } from "../http/problems.ts";
import {
  apiCall,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  rowId,
  writeResponses,
} from "./parts.ts";
import { authResponses } from "./require-sign-in.ts";

const step = z.string().max(100).describe("From the options; send it back with the response.");
const options = z.looseObject({ challenge: z.string() }).openapi("PasskeyOptions");
const begunSchema = z.object({ step, options }).openapi("PasskeyStep");
/** JSON form of the browser's WebAuthn result; the library validates the rest. */
const credential = z
  .looseObject({
    id: oneLine("Send what the browser returned."),
    type: z.literal("public-key"),
    response: z.looseObject({ clientDataJSON: z.string() }),
  })
  .openapi("Credential");
const passkeySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().nullable(),
  })
  .openapi("Passkey");
const needsProof = {
  403: problemResponse(
    "The request comes from a page of another site, or the password has to be entered again first.",
  ),
};
const tags = ["Passkeys"];

const list = apiCall("account.read", "get /api/me/passkeys", {
  operationId: "listMyPasskeys",
  summary: "My passkeys",
  description: "With their names and the day each was last used.",
  tags,
  responses: { 200: jsonResponse(z.array(passkeySchema), "Newest first.") },
});
const begin = apiCall("account.secure", "post /api/passkeys/registration-options", {
  operationId: "createPasskeyRegistrationOptions",
  summary: "Get options to create a passkey",
  description: "For `navigator.credentials.create()`, valid for a few minutes.",
  tags,
  responses: {
    200: jsonResponse(begunSchema, "For `navigator.credentials.create`."),
    ...needsProof,
  },
});
const addition = apiCall("account.secure", "post /api/me/passkeys", {
  operationId: "addPasskey",
  summary: "Add the passkey that the browser created",
  description:
    "The response of `navigator.credentials.create()` to the options. Requires that the password was entered recently.",
  tags,
  ...requiredJsonBody(
    z.object({
      step,
      name: oneLine("Name the passkey")
        .min(1, "Name the passkey")
        .max(60, "This is longer than 60 characters"),
      response: credential,
    }),
  ),
  responses: {
    201: jsonResponse(z.object({ id: z.number().int() }).openapi("PasskeyAdded"), "Added."),
    ...writeResponses,
    ...needsProof,
  },
});
const removal = apiCall("passkey.remove", "delete /api/me/passkeys/{id}", {
  operationId: "deletePasskey",
  summary: "Remove one of my passkeys",
  description: "It can no longer sign in.",
  tags,
  request: { params: z.object({ id: rowId }) },
  responses: {
    204: { description: "Removed." },
    ...needsProof,
    404: problemResponse("It does not exist, or belongs to someone else."),
    422: problemResponse("The id is not a number."),
  },
});
const signInBegin = apiCall("session.create", "post /api/passkeys/sign-in-options", {
  operationId: "createPasskeySignInOptions",
  summary: "Get options to sign in with a passkey",
  description: "For `navigator.credentials.get()`, valid for a few minutes.",
  tags,
  responses: {
    200: jsonResponse(begunSchema, "For `navigator.credentials.get`."),
    429: authResponses[429],
  },
});
const signInEnd = apiCall("session.create", "post /api/passkeys/sign-in", {
  operationId: "signInWithPasskey",
  summary: "Sign in with a passkey",
  description: "Sets the session cookie.",
  tags,
  ...requiredJsonBody(z.object({ step, response: credential })),
  responses: { 204: { description: "Signed in." }, ...writeResponses, ...authResponses },
});

const proofNeeded = {
  status: 403,
  code: "password-required",
  message: "Please enter your password again first.",
} as const;

export function passkeysApi(services: Services) {
  const api = createApi();
  api.openapi(list, async (context) =>
    context.json(await listPasskeys(services, context.get("actor")), 200),
  );

  api.openapi(begin, async (context) => {
    const begun = await beginPasskey(services, context.get("actor"));
    if (begun === "proof-needed") throw new ApiProblem(proofNeeded);
    return context.json({ step: begun.step, options: { ...begun.options } }, 200);
  });

  api.openapi(addition, async (context) => {
    const { response, ...input } = context.req.valid("json");
    const added = await addPasskey(
      services,
      context.get("actor"),
      { ...input, response: response as unknown as RegistrationResponseJSON },
      context.get("visiting").from,
    );
    if (added === "proof-needed") throw new ApiProblem(proofNeeded);
    if (typeof added === "string")
      throw new ApiProblem(
        { status: 422, message: "This passkey could not be added. Please start again." },
        { errors: { response: ["It does not match this step."] } },
      );
    return context.json(added, 201);
  });

  api.openapi(removal, async (context) => {
    const { id } = context.req.valid("param");
    const { from } = context.get("visiting");
    const removed = await removePasskey(services, context.get("actor"), id, from);
    if (removed === "proof-needed") throw new ApiProblem(proofNeeded);
    if (removed !== "done") throw new ApiProblem(404);
    return context.body(null, 204);
  });

  api.openapi(signInBegin, async (context) => {
    const begun = await beginPasskeySignIn(services, context.get("visiting").from);
    if (begun.outcome === "limited") throw new ApiProblem(await signInProblem(services, begun));
    return context.json({ step: begun.step, options: { ...begun.options } }, 200);
  });

  api.openapi(signInEnd, async (context) => {
    const { from, cookies } = context.get("visiting");
    const { step: token, response } = context.req.valid("json");
    const answer = await signInWithPasskey(
      services,
      { step: token, response: response as unknown as AuthenticationResponseJSON },
      from,
    );
    if (answer.outcome === "expired")
      throw new ApiProblem(await signInProblem(services, { outcome: "wrong" }));
    if (answer.outcome !== "signed-in") throw new ApiProblem(await signInProblem(services, answer));
    for (const cookie of cookies.open(answer.session, services.clock()))
      context.header("set-cookie", cookie, { append: true });
    return context.body(null, 204);
  });

  return api;
}
