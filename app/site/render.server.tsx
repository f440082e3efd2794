import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  useParams,
} from "react-router";
import { stampForm } from "#app/forms/spam-guard.server.ts";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { loadFrame } from "#app/http/frame.server.ts";
import { pageResponse } from "#app/http/page-response.server.ts";
import { Site, SiteError } from "./root.tsx";
import { type RouteModule, routeModule } from "./route-modules.server.ts";
import { type SiteRoute, siteRoutes } from "./routes.ts";

type PageComponent = ComponentType<{ loaderData: unknown; actionData: unknown; params: object }>;

const modules = new Map<string, RouteModule>();

function routeObject({ id, file, path, index, children }: SiteRoute): RouteObject {
  const module = routeModule(file);
  modules.set(id, module);
  const { loader, action, middleware, handle } = module;
  const Page = module.default as PageComponent | undefined;
  const route = {
    id,
    loader,
    action,
    middleware,
    handle,
    ...(Page && { element: <SitePage of={Page} /> }),
  };
  return index ? { ...route, index } : { ...route, path, children: children?.map(routeObject) };
}

function SitePage({ of: Page }: { of: PageComponent }) {
  return <Page loaderData={useLoaderData()} actionData={useActionData()} params={useParams()} />;
}

/** Loads the frame and the render time of forms, which separates bots from people. */
const loadSite = async (args: Parameters<typeof loadFrame>[0]) => ({
  ...(await loadFrame(args)),
  formStamp: stampForm(args.context.get(servicesContext)),
});

const handler = createStaticHandler([
  {
    id: "root",
    loader: loadSite,
    element: <Site modules={modules} />,
    errorElement: <SiteError />,
    children: siteRoutes.map(routeObject),
  },
]);

/** Renders a page, or answers with the response of a route without a component. */
export async function renderSite(
  request: Request,
  context: RouterContextProvider,
  routeId: string | undefined,
) {
  try {
    const isPage = !routeId || modules.get(routeId)?.default;
    const response: unknown = isPage
      ? await handler.query(request, {
          requestContext: context,
          generateMiddlewareResponse: async (query) => {
            const found = await query(request);
            return found instanceof Response ? found : renderDocument(request, context, found);
          },
        })
      : await handler.queryRoute(request, {
          routeId,
          requestContext: context,
          generateMiddlewareResponse: (query) => query(request),
        });
    return response as Response;
  } catch (error) {
    return failed(request, context, error);
  }
}

function failed(request: Request, context: RouterContextProvider, error: unknown) {
  if (error instanceof Response) return error;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 500 && !request.signal.aborted) context.get(pageContext).failed(error);
  return Response.json(isRouteErrorResponse(error) ? error.data : null, { status });
}

async function renderDocument(
  request: Request,
  context: RouterContextProvider,
  found: StaticHandlerContext,
) {
  for (const error of Object.values(found.errors ?? {}))
    if (!isRouteErrorResponse(error) && !request.signal.aborted)
      context.get(pageContext).failed(error);
  // Middleware refuses before the loaders run. The error page has header and footer, if they load.
  const root =
    found.loaderData.root ??
    (found.errors ? await loadSite({ context }).catch(() => undefined) : undefined);
  const shown = { ...found, loaderData: { ...found.loaderData, root } };
  return pageResponse(`<!DOCTYPE html>${htmlOf(shown, context)}`, {
    request,
    context,
    status: found.statusCode,
    headers: headersOf(found),
    actionData: found.actionData,
  });
}

function htmlOf(found: StaticHandlerContext, context: RouterContextProvider) {
  const render = (shown: StaticHandlerContext) =>
    withoutMarks(
      renderToString(
        <StaticRouterProvider
          router={createStaticRouter([], shown)}
          context={shown}
          hydrate={false}
        />,
      ),
    );
  try {
    return render(found);
  } catch (error) {
    context.get(pageContext).failed(error);
    return render({ ...found, statusCode: 500, errors: { root: error } });
  }
}

/** Headers that the loader and the action of the page set, with the cookies of its layouts. */
function headersOf({ matches, loaderHeaders, actionHeaders }: StaticHandlerContext) {
  const headers = new Headers();
  for (const { route } of matches)
    for (const [name, value] of [
      ...(loaderHeaders[route.id] ?? []),
      ...(actionHeaders[route.id] ?? []),
    ])
      if (name === "set-cookie") headers.append(name, value);
      else headers.set(name, value);
  return headers;
}

/**
 * Removes the empty comments that React puts between text nodes for hydration. Only islands are
 * hydrated here.
 */
const withoutMarks = (markup: string) =>
  markup.replace(/<app-island [\s\S]*?<\/app-island>|<!-- -->/g, (found) =>
    found === "<!-- -->" ? "" : found,
  );
