import { randomBytes } from "node:crypto";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { pageContext } from "#app/http/context.ts";
import { pageResponse } from "#app/http/page-response.server.ts";

/** Renders the page whole: no loader defers data, so streaming would only add cost. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const nonce = randomBytes(16).toString("base64url");
  const stream = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const { actionData } = entry.staticHandlerContext;
  return pageResponse(html, { request, status, headers, actionData, context, nonce });
}

/** Logs failures. Unknown URLs and unsupported methods are normal responses. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    context.get(pageContext).failed(error);
};
