import type { OpenAPIHono } from "@hono/zod-openapi";
import { apiKeyScopes, scopeNames, scopesFor } from "#domain/accounts/api-keys/scopes.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { isOpenToAll } from "#domain/accounts/policy/policy.ts";
import type { Config } from "#platform/config.ts";
import { brand } from "#site/brand.ts";
import { siteUrlOf } from "../site-url.ts";
import { answerHeaders, headersFor } from "./document-headers.ts";
import { withDescriptions } from "./field-descriptions.ts";
import { authResponses } from "./require-sign-in.ts";
import { webhookDocument } from "./webhook-document.ts";

export function apiDocument(api: OpenAPIHono, config: Pick<Config, "siteUrl" | "port">) {
  const siteUrl = siteUrlOf(config);
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description: `Listings, search, free times, bookings and reviews of ${brand.name}, and the data of owners for programs with a key. Errors are problem details (RFC 9457): \`code\` for programs, \`message\` for people. Dates and times of day are local to ${brand.region.timeZone}; timestamps are UTC.`,
      termsOfService: `${siteUrl}/terms-of-service`,
      contact: { name: brand.name, url: `${siteUrl}/contact`, email: brand.contactEmail },
      license: { name: "Terms of Service", url: `${siteUrl}/terms-of-service` },
    },
    // Without a public URL, use the origin of the document itself.
    servers: [{ url: config.siteUrl ? siteUrl : "/", description: brand.name }],
    tags,
  });
  const paths = Object.entries(document.paths ?? {}).map(([path, calls]) => [
    path,
    describeCalls(path, calls),
  ]);
  return {
    ...document,
    components: {
      ...document.components,
      headers: answerHeaders,
      securitySchemes: securitySchemes(siteUrl),
    },
    paths: Object.fromEntries(paths) as typeof document.paths,
    webhooks: webhookDocument(siteUrl),
  };
}

const tags = [
  { name: "Med spas", description: "Published listings and new submissions." },
  { name: "Cities and categories", description: "The categories of listings." },
  { name: "Treatments", description: "The treatments that listings offer." },
  { name: "Search", description: "The search of the site." },
  { name: "Shortlists", description: "Listings that a visitor compares and shares." },
  { name: "Specials", description: "Specials of listings, and vouchers for them." },
  { name: "Reviews", description: "Reviews of listings." },
  { name: "Questions", description: "Questions to listings, with answers." },
  { name: "Bookings", description: "Free times and bookings." },
  { name: "Plans", description: "The paid plan of a listing." },
  { name: "Listings", description: "Figures, leads and exports for owners and admins." },
  { name: "Messages", description: "Messages to the site, and subscriptions to its email." },
  { name: "Accounts", description: "Sign-in, sessions and accounts." },
  { name: "Favorites", description: "Listings that an account has saved." },
  { name: "Passkeys", description: "Sign-in without a password." },
  { name: "Visits", description: "First-party counts of views and clicks." },
  {
    name: "Webhooks",
    description: "What the site sends to an endpoint that an owner has registered.",
  },
];

const securitySchemes = (siteUrl: string) =>
  ({
    key: {
      type: "http",
      scheme: "bearer",
      description: `A key that an owner or an admin creates: \`Authorization: Bearer oc_...\`. Its scopes: ${scopeNames.map((scope) => `${scope} (${apiKeyScopes[scope].text})`).join(" ")}`,
    },
    session: {
      type: "apiKey",
      in: "cookie",
      name: siteUrl.startsWith("https:") ? "__Host-session" : "session",
      description: "The cookie of a signed-in browser.",
    },
    adminEmail: {
      type: "apiKey",
      in: "header",
      name: "X-Admin-Email",
      description: "With `X-Admin-Password`: checked like a sign-in on every call.",
    },
    adminPassword: {
      type: "apiKey",
      in: "header",
      name: "X-Admin-Password",
      description: "With `X-Admin-Email`.",
    },
  }) as const;

const problemFor = (description: string) => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});
const keyAnswers = {
  401: problemFor("The key or session that was sent is not valid."),
  429: problemFor("Too many calls; `Retry-After` says when to try again."),
};
const closedAnswers = {
  ...Object.fromEntries(
    Object.entries(authResponses).map(([status, { description }]) => [
      status,
      problemFor(description),
    ]),
  ),
  403: problemFor("The key lacks the scope, or keys cannot be used for this."),
};

const answersOf = (method: string): Operation["responses"] =>
  method === "get"
    ? { 400: problemFor("The URL cannot be parsed.") }
    : {
        400: problemFor("The URL cannot be parsed."),
        403: problemFor("The request comes from a page of another site."),
        413: problemFor("The body is larger than 64 KiB."),
      };

type Response = { description: string; headers?: object };
type Operation = {
  operationId?: string;
  description?: string;
  requestBody?: object;
  responses: Record<string, Response>;
  "x-permission": Permission;
};

/** Adds authentication, common responses and response headers to each call. */
function describeCalls(path: string, calls: object) {
  return Object.fromEntries(
    Object.entries(calls).map(([method, call]: [string, Operation]) => {
      const permission = call["x-permission"];
      const isOpen = isOpenToAll(permission);
      const responses: Operation["responses"] = {
        ...keyAnswers,
        ...(isOpen ? {} : closedAnswers),
        ...answersOf(method),
        ...call.responses,
      };
      const withHeaders = Object.entries(responses).map(([status, answer]) => [
        status,
        { ...answer, headers: { ...answer.headers, ...headersFor(status) } },
      ]);
      const requestBody =
        call.requestBody && withDescriptions(`${method} ${path}`, call.requestBody);
      const described = {
        ...call,
        ...(requestBody ? { requestBody } : {}),
        responses: Object.fromEntries(withHeaders),
      };
      if (isOpen) return [method, { ...described, security: [{}, { key: [] }, { session: [] }] }];
      const accepted = scopesFor(permission);
      const isForKeys = accepted.length > 0;
      const security = [
        ...(isForKeys ? [{ key: [] }] : []),
        { session: [] },
        { adminEmail: [], adminPassword: [] },
      ];
      return [
        method,
        { ...described, security, ...(isForKeys ? { "x-key-scopes": accepted } : {}) },
      ];
    }),
  );
}

export const apiDocumentCache = { path: /^\/api\/openapi\.json$/, query: [], seconds: 600 };

export type ApiDocument = ReturnType<typeof apiDocument>;
