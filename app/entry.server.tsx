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
import { contentSecurityPolicyFor } from "./http/csp.server.ts";
import { ScriptsContext } from "./http/scripts-context.ts";

/**
 * Renders the page as one string: without deferred loaders, streaming only adds cost. The router
 * stays on the server. Browser code is small and self-contained, so no loader data is sent along.
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
  // Supporting browsers prefetch a page on hover or touch, before the click completes.
  headers.set("speculation-rules", '"/pages.speculationrules"');
  // In development, Vite injects its own scripts and styles.
  if (import.meta.env.PROD)
    headers.set(
      "content-security-policy",
      contentSecurityPolicyFor(
        html,
        given.get(pageContext).mapTiles?.url,
        headers.get("x-frame-options") === "SAMEORIGIN",
      ),
    );
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/**
 * React separates text nodes with empty comments for hydration. Only islands are hydrated here.
 */
const withoutMarks = (markup: string) =>
  markup.replace(/<app-island [\s\S]*?<\/app-island>|<!-- -->/g, (found) =>
    found === "<!-- -->" ? "" : found,
  );

/** Unknown URLs and unsupported methods are normal responses, not failures. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    context.get(pageContext).failed(error);
};

/**
 * Drops the loader data, which stays here, and the two hundred routes of other pages, which every
 * render would rebuild.
 */
function ofPage({ serverHandoffStream, manifest, ...context }: EntryContext): EntryContext {
  void serverHandoffStream?.cancel();
  const routes = Object.fromEntries(
    context.staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}
