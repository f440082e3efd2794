import { runInLanguage } from "#platform/run-in-language.ts";
import { isTranslatedPath, spanishPath, withoutLanguage } from "#shared/say.ts";

type RequestHandler<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response> | Response;

/**
 * Serves the whole site again under /es in Spanish. Handlers see no prefix, only the locale.
 * English-only pages redirect.
 */
export function serveInLanguages<Rest extends unknown[]>(
  answer: RequestHandler<Rest>,
): RequestHandler<Rest> {
  return async (request, ...rest) => {
    const url = new URL(request.url);
    const pathname = withoutLanguage(url.pathname);
    if (pathname === null) return answer(request, ...rest);
    if (redirectFromSpanish(url)) return answer(request, ...rest);
    url.pathname = pathname;
    const answered = await runInLanguage("es", async () =>
      answer(new Request(url, request), ...rest),
    );
    return stayingInSpanish(answered);
  };
}

function stayingInSpanish(answered: Response) {
  const location = answered.headers.get("location");
  if (location?.startsWith("/")) answered.headers.set("location", spanishPath(location));
  answered.headers.set("content-language", "es");
  return answered;
}

/** Redirect for an English-only page, or null. Runs late, to get headers and a log line. */
export function redirectFromSpanish(url: URL) {
  const pathname = withoutLanguage(url.pathname);
  if (pathname === null) return null;
  if (url.pathname.endsWith("/"))
    return moved(url.pathname.replace(/(?<!\/)\/+$/, "") + url.search, 301);
  return isTranslatedPath(pathname)
    ? null
    : moved(pathname.replace(/^\/{2,}/, "/") + url.search, 302);
}

const moved = (location: string, status: number) =>
  new Response(null, { status, headers: { location, "cache-control": "no-store" } });
