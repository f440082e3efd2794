import type { IncomingMessage, ServerResponse } from "node:http";
import { refuse } from "../http/problems.ts";
import { closedPolicy } from "../http/security-headers.ts";

/** "Come again soon", made once: a flood takes a write each, and nothing else. */
export async function createShed(securityHeaders: [string, string][]) {
  const made = async (path: string) => {
    const refusal = refuse(path, 503, { "retry-after": "2" });
    const body = Buffer.from(await refusal.arrayBuffer());
    const own = Object.entries({ ...Object.fromEntries(refusal.headers), "content-security-policy": closedPolicy, "content-length": String(body.length) });
    return { body, headers: [...own, ...securityHeaders].flat() };
  };
  const [page, problem] = [await made("/"), await made("/api/")];
  return (request: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = /^\/(api\/|mcp$)/.test(request.url ?? "") ? problem : page;
    response.writeHead(503, headers).end(request.method === "HEAD" ? undefined : body);
  };
}
