import type { Context } from "hono";
import type { mcpEndpoint } from "./endpoint.ts";

/** Read when the first assistant asks: most sites that start are asked by none for a while. */
export function mcpWhenAsked(...given: Parameters<typeof mcpEndpoint>) {
  let endpoint: Promise<ReturnType<typeof mcpEndpoint>> | undefined;
  return async (context: Context) => {
    endpoint ??= import("./endpoint.ts").then((file) => file.mcpEndpoint(...given));
    return (await endpoint)(context);
  };
}
