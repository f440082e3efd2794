import {
  createMcpHandler,
  isLegacyRequest,
  localhostAllowedOrigins,
  originValidationResponse,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import type { Context } from "hono";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { countSourcePerMinute, rateLimitHeaders } from "../http/per-minute.ts";
import { problem } from "../http/problems.ts";
import { createServer } from "./create-server.ts";

/** Assistants call several times per question, and a household or company shares one IP address. */
const mostCalls = 120;
const mostInBatch = 10;
const largestBody = 64 * 1024;
const fresh = { "cache-control": "no-store" };

/**
 * Creates the endpoint for Model Context Protocol over Streamable HTTP: no sessions, and each
 * response is a single JSON document. Supports both current revisions, including the one with a
 * handshake. Blocks pages of other sites: no CORS, and `Origin` must be ours, even after DNS
 * rebinding to this machine.
 */
export function mcpEndpoint(
  services: Services,
  { siteUrl }: Pick<Config, "siteUrl">,
  logger: Logger,
) {
  const ours = siteUrl ? [new URL(siteUrl).hostname] : localhostAllowedOrigins();
  const count = countSourcePerMinute(services.clock, mostCalls);
  const create = async () => createServer(services, logger, await services.isDemo());
  const modern = createMcpHandler(create, {
    legacy: "reject",
    maxSubscriptions: 0,
    maxRequestBodySize: largestBody,
  });

  return async (context: Context) => {
    const { raw } = context.req;
    const foreign = originValidationResponse(raw, ours);
    if (foreign) return foreign;
    if (context.req.method !== "POST")
      return problem(
        405,
        `Model Context Protocol clients POST here. See ${services.siteUrl}/developers`,
        { headers: { allow: "POST" } },
      );
    if (
      context.req.header("content-type")?.split(";")[0]?.trim().toLowerCase() !== "application/json"
    )
      return problem(415, "Send the message as application/json.");
    const body = withoutNulls(await raw.text());
    const calls = countOf(body);
    const counted = count(context.get("visiting").from.address, calls);
    const limit = rateLimitHeaders("mcp", counted);
    if (counted.isOver)
      return problem(429, "Too many calls. Please wait a moment.", { headers: limit });
    if (calls > mostInBatch)
      return problem(413, `Send at most ${mostInBatch} messages per batch.`, { headers: limit });
    const answered = await serve(
      new Request(raw.url, { method: "POST", headers: raw.headers, signal: raw.signal, body }),
    );
    for (const [name, value] of Object.entries({ ...fresh, ...limit }))
      answered.headers.set(name, value);
    return answered;
  };

  async function serve(request: Request) {
    if (!(await isLegacyRequest(request))) return modern.fetch(request);
    const server = await create();
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(request);
    } finally {
      await server.close();
    }
  }
}

/** Models send null for omitted optional arguments. */
function withoutNulls(body: string) {
  try {
    return JSON.stringify(
      JSON.parse(body, (name, value) => {
        return name === "arguments" && value && typeof value === "object" && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).filter(([, argument]) => argument !== null))
          : value;
      }),
    );
  } catch {
    return body;
  }
}

function countOf(body: string) {
  try {
    const sent: unknown = JSON.parse(body);
    return Array.isArray(sent) ? Math.max(sent.length, 1) : 1;
  } catch {
    return 1;
  }
}
