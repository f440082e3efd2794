import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Config } from "#platform/config.ts";
import { brand } from "#site/brand.ts";

/** The OpenAPI document, from the schemas that check the calls. */
export function apiDocument(api: OpenAPIHono, { siteUrl }: Pick<Config, "siteUrl">) {
  return api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "Published listings, categories, cities, treatments and specials; messages to the operator and subscriptions. Errors are problem details (RFC 9457) with a sentence for a person in `message`.",
    },
    servers: [{ url: siteUrl ?? "/" }],
  });
}

export const apiDocumentCache = { path: /^\/api\/openapi\.json$/, query: [], seconds: 600 };

export type ApiDocument = ReturnType<typeof apiDocument>;
