import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "./context.ts";
import { createNonce, sealScripts } from "./csp.server.ts";
import { NonceContext } from "./nonce.ts";

/**
 * The page as one string: with no loader that defers, streaming only costs. React Router hands its data over as a stream;
 * it is read first and given to the renderer as settled, or the page would stay dead in the browser.
 */
export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext, given: Readonly<RouterContextProvider>) {
  const nonce = createNonce();
  const settled = await settleData(context);
  const markup = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={settled} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  const { html, policy } = sealScripts(`<!DOCTYPE html>${markup}`, nonce, given.get(pageContext).mapTiles);
  headers.set("content-type", "text/html; charset=utf-8");
  // Vite brings scripts and styles of its own while developing.
  if (import.meta.env.PROD) headers.set("content-security-policy", policy);
  sayHowLongItMayBeKept(headers, request.method, status);
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** The data of a page, asked for when a visitor goes on to it. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  sayHowLongItMayBeKept(response.headers, request.method, response.status);
  return response;
};

function sayHowLongItMayBeKept(headers: Headers, method: string, status: number) {
  if (!headers.has("cache-control")) headers.set("cache-control", status === 200 && method !== "POST" ? "public, max-age=0, s-maxage=60" : "no-store");
}

/** An address without a page, or a method that a page does not take, is an answer and no failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.get(pageContext).failed(error);
};

type Chunk = Promise<void> & { result: { done: boolean; value: string } };
const chunk = (done: boolean, value: string): Chunk => Object.assign(Promise.resolve(), { result: { done, value } });

async function settleData(context: EntryContext): Promise<EntryContext> {
  if (!context.serverHandoffStream) return context;
  const data = await new Response(context.serverHandoffStream).text();
  const renderMeta = { streamCache: { 0: chunk(false, data), 1: chunk(true, "") } } as unknown as NonNullable<EntryContext["renderMeta"]>;
  return { ...context, serverHandoffStream: new ReadableStream(), renderMeta };
}
