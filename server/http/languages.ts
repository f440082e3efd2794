import { runInLanguage } from "#platform/run-in-language.ts";
import type { Language } from "#shared/language.ts";
import { isTranslatedPath, pathIn, splitLanguage } from "#shared/say.ts";

type RequestHandler<Rest extends unknown[]> = (
  request: Request,
  ...rest: Rest
) => Promise<Response> | Response;

/**
 * Serves the whole site again in each language, under its code. Handlers see no prefix, only the
 * locale. English-only pages redirect.
 */
export function serveInLanguages<Rest extends unknown[]>(
  answer: RequestHandler<Rest>,
): RequestHandler<Rest> {
  return async (request, ...rest) => {
    const url = new URL(request.url);
    const split = splitLanguage(url.pathname);
    if (split === null || redirectFromLanguage(url)) return answer(request, ...rest);
    url.pathname = split.path;
    const answered = await runInLanguage(split.code, async () =>
      answer(new Request(url, request), ...rest),
    );
    return stayingIn(split.code, answered);
  };
}

function stayingIn(code: Language, answered: Response) {
  const location = answered.headers.get("location");
  if (location?.startsWith("/")) answered.headers.set("location", pathIn(code, location));
  answered.headers.set("content-language", code);
  return answered;
}

/**
 * Redirects from an English-only page in another language, or returns null. Runs late, to get
 * headers and a log line.
 */
export function redirectFromLanguage(url: URL) {
  const split = splitLanguage(url.pathname);
  if (split === null) return null;
  if (url.pathname.endsWith("/"))
    return moved(url.pathname.replace(/(?<!\/)\/+$/, "") + url.search, 301);
  return isTranslatedPath(split.path)
    ? null
    : moved(split.path.replace(/^\/{2,}/, "/") + url.search, 302);
}

const moved = (location: string, status: number) =>
  new Response(null, { status, headers: { location, "cache-control": "no-store" } });
