import type { OpenAPIHono } from "@hono/zod-openapi";
import { actionOf, isOpenToAll } from "#domain/accounts/policy.ts";
import { scopeNames, scopes, scopesFor } from "#domain/accounts/scopes.ts";
import type { Config } from "#platform/config.ts";
import { brand } from "#site/brand.ts";
import { webhookDocument } from "./webhook-document.ts";

/** The OpenAPI document, from the schemas that check the calls. */
export function apiDocument(api: OpenAPIHono, { siteUrl }: Pick<Config, "siteUrl">) {
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "Published listings, categories, cities, treatments and specials; messages to the operator and subscriptions. Errors are problem details (RFC 9457) with a sentence for a person in `message`.",
    },
    servers: [{ url: siteUrl ?? "/" }],
  });
  const paths = Object.entries(document.paths ?? {}).map(([path, calls]) => [path, withSecurity(path, calls)]);
  return {
    ...document,
    components: { ...document.components, securitySchemes },
    paths: Object.fromEntries(paths) as typeof document.paths,
    webhooks: webhookDocument(siteUrl ?? ""),
  };
}

const securitySchemes = {
  key: {
    type: "http",
    scheme: "bearer",
    description: `A key that an owner or an operator makes: \`Authorization: Bearer oc_...\`. Its scopes: ${scopeNames.map((scope) => `${scope} (${scopes[scope].text})`).join(" ")}`,
  },
  session: { type: "apiKey", in: "cookie", name: "__Host-session", description: "As browsers have it who signed in; without https it is named `session`." },
} as const;

const problemFor = (description: string) => ({ description, content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } } });
/** What whoever calls by a key may hear of it, whatever the call is about. */
const ofKeys = { 401: problemFor("The key does not work."), 429: problemFor("Too many calls with this key; `Retry-After` says when to come back.") };
const ofScopes = { 403: problemFor("The key lacks the scope, or no key is good for this.") };

/** Which calls ask who calls, and with which scope a key makes them. */
function withSecurity(path: string, calls: object) {
  return Object.fromEntries(
    Object.entries(calls).map(([method, told]: [string, { responses: object }]) => {
      const action = actionOf(`${method.toUpperCase()} ${path}`);
      const isOpen = action === null || isOpenToAll(action);
      const call = { ...told, responses: { ...ofKeys, ...(isOpen ? {} : ofScopes), ...told.responses } };
      if (isOpen) return [method, call];
      const keys = scopesFor(action).map((scope) => ({ key: [scope] }));
      return [method, { ...call, security: [...keys, { session: [] }] }];
    }),
  );
}

export const apiDocumentCache = { path: /^\/api\/openapi\.json$/, query: [], seconds: 600 };

export type ApiDocument = ReturnType<typeof apiDocument>;
