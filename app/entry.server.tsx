import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { refusalStatus } from "./forms/form-result.ts";
import { pageContext } from "./http/context.ts";
import { policyOf } from "./http/csp.server.ts";
import { ScriptsContext } from "./http/scripts-context.ts";

/**
 * The page as one string: with no loader that defers, streaming only costs. The router itself stays on the server; what a
 * page can do in the browser is small and its own, so none of its data is sent along.
 */
export default async function renderPage(
  request: Request,
  found: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
) {
  const status =
    found === 200 ? (refusalStatus(context.staticHandlerContext.actionData) ?? found) : found;
  const { module: entry, imports } = context.manifest.entry;
  const markup = renderToString(
    <ScriptsContext value={{ entry, imports }}>
      <ServerRouter context={ofPage(context)} url={request.url} />
    </ScriptsContext>,
  );
  const html = `<!DOCTYPE html>${withoutMarks(markup)}`;
  headers.set("content-type", "text/html; charset=utf-8");
  // A browser that knows how fetches a page when its link is pointed at or touched, before the click is over.
  headers.set("speculation-rules", '"/pages.speculationrules"');
  // Vite brings scripts and styles of its own while developing.
  if (import.meta.env.PROD)
    headers.set(
      "content-security-policy",
      policyOf(
        html,
        given.get(pageContext).mapTiles?.url,
        headers.get("x-frame-options") === "SAMEORIGIN",
      ),
    );
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** React parts its texts by empty comments, for when it takes a page over. Here it takes over live parts alone. */
const withoutMarks = (markup: string) =>
  markup.replace(/<live-part [\s\S]*?<\/live-part>|<!-- -->/g, (found) =>
    found === "<!-- -->" ? "" : found,
  );

/** An address without a page, or a method that a page does not take, is an answer and no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    context.get(pageContext).failed(error);
};

/** Without the data, which stay here, and without the two hundred routes of other pages: each page would make all of them anew. */
function ofPage({ serverHandoffStream, manifest, ...context }: EntryContext): EntryContext {
  void serverHandoffStream?.cancel();
  const routes = Object.fromEntries(
    context.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}
