import type { IncomingMessage, ServerResponse } from "node:http";
import { runInLanguage } from "#platform/run-in-language.ts";
import { type Language, languageCodes } from "#shared/language.ts";
import { splitLanguage } from "#shared/say.ts";
import { rejectRequest } from "../http/problems.ts";
import { closedPolicy } from "../http/security-headers.ts";

/** Renders the overload response once, so that a flood costs only one write per request. */
export async function createShedResponder(securityHeaders: [string, string][]) {
  const made = async (path: string, language: Language = "en") => {
    const refusal = runInLanguage(language, () =>
      rejectRequest(path, 503, { "retry-after": "2", "content-language": language }),
    );
    const body = Buffer.from(await refusal.arrayBuffer());
    const own = Object.entries({
      "content-security-policy": closedPolicy,
      ...Object.fromEntries(refusal.headers),
      "content-length": String(body.length),
    });
    return { body, headers: [...own, ...securityHeaders].flat() };
  };
  const problem = await made("/api/");
  const pages = new Map<Language, typeof problem>();
  for (const code of languageCodes()) pages.set(code, await made("/", code));
  const refusalFor = (url: string) => {
    if (/^\/(api\/|mcp$)/.test(url)) return problem;
    return pages.get(splitLanguage(url.replace(/\?.*/s, ""))?.code ?? "en") ?? problem;
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const { body, headers } = refusalFor(request.url ?? "");
    response.writeHead(503, headers).end(request.method === "HEAD" ? undefined : body);
  };
}
