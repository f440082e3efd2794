import type { Context } from "hono";
import type { mcpEndpoint } from "./endpoint.ts";

/** Loads MCP on first use, because most sites get no assistant requests for a while. */
export function createLazyMcpEndpoint(...args: Parameters<typeof mcpEndpoint>) {
  let endpoint: Promise<ReturnType<typeof mcpEndpoint>> | undefined;
  return async (context: Context) => {
    endpoint ??= import("./endpoint.ts").then((file) => file.mcpEndpoint(...args));
    return (await endpoint)(context);
  };
}
