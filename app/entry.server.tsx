import { randomBytes } from "node:crypto";
import { renderToReadableStream, renderToString } from "react-dom/server";
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
import { HydrationContext } from "./http/hydration.ts";
import { ScriptsContext } from "./http/scripts-context.ts";
import { loader as loadFrame } from "./root.tsx";

/**
 * Renders the page as one string: without deferred loaders, streaming only adds cost. On visitors'
 * pages the router stays on the server. Their browser code is small and self-contained, so no
 * loader data is sent along.
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
  // Middleware refuses before the loaders run, but its error page needs the frame, too, if it can be
  // loaded.
  if (context.staticHandlerContext.errors)
    context.staticHandlerContext.loaderData.root ??= await loadFrame({ context: given }).catch(
      () => undefined,
    );
  const nonce = isHydrated(context) ? randomBytes(16).toString("base64url") : undefined;
  const html = nonce
    ? await renderHydrated(request, context, nonce)
    : `<!DOCTYPE html>${withoutMarks(renderOnServer(request, context))}`;
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
        nonce,
      ),
    );
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** Not error pages, nor the sign-in form, which is all that a layout without data shows. */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext) {
  const { matches, errors, loaderData } = staticHandlerContext;
  const marks = matches.flatMap(({ route: { id } }) => {
    const { hydrate } = (routeModules[id]?.handle ?? {}) as { hydrate?: boolean };
    return hydrate === undefined ? [] : hydrate && loaderData[id] !== null;
  });
  return !errors && marks.length > 0 && marks.every(Boolean);
}

function renderOnServer(request: Request, context: EntryContext) {
  const { module: entry, imports } = context.manifest.entry;
  return renderToString(
    <ScriptsContext value={{ entry, imports }}>
      <ServerRouter context={ofPage(context)} url={request.url} />
    </ScriptsContext>,
  );
}

/** With the loader data, which React Router streams into scripts at the end of the page. */
async function renderHydrated(request: Request, context: EntryContext, nonce: string) {
  const stream = await renderToReadableStream(
    <HydrationContext value>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </HydrationContext>,
    { nonce },
  );
  await stream.allReady;
  return new Response(stream).text();
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
