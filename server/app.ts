import { join } from "node:path";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { timeout } from "hono/timeout";
import { isSelfOnly } from "#domain/accounts/policy/policy.ts";
import type { Services } from "#domain/services.ts";
import { findFile } from "#domain/uploads/find-file.server.ts";
import { runAsActor } from "#platform/audit-actor.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { classifyOutage, isClientDisconnect } from "#platform/out-of-service.ts";
import { eventsPath } from "./api/billing.ts";
import { type ApiDocument, apiDocument } from "./api/document.ts";
import { permissionsOfCalls } from "./api/parts.ts";
import type { ApiRoutes } from "./api/routes.ts";
import type { FindPage } from "./find-page.ts";
import { authenticateApiKeys } from "./http/api-key-auth.ts";
import { asDocument } from "./http/as-document.ts";
import { bodyLimit } from "./http/body-limit.ts";
import { cleanPath } from "./http/clean-path.ts";
import { describeFailure } from "./http/describe-failure.ts";
import { refuseEndedSession } from "./http/ended-session.ts";
import { redirectFromLanguage, serveInLanguages } from "./http/languages.ts";
import { loggedPath } from "./http/logged-path.ts";
import { mayReadMetrics } from "./http/metrics-guard.ts";
import { movedListing } from "./http/moved-listing.ts";
import { movedReference } from "./http/moved-reference.ts";
import { outageResponse } from "./http/outage-response.ts";
import { setPlainErrorMessages } from "./http/plain-error-messages.ts";
import { errorStatus, problem, rejectRequest } from "./http/problems.ts";
import { isReadablePath } from "./http/readable-path.ts";
import { sameSite } from "./http/same-site.ts";
import { closedPolicy, securityHeaders, securityHeadersFor } from "./http/security-headers.ts";
import { createLazyMcpEndpoint } from "./mcp/lazy-endpoint.ts";
import type { Metrics } from "./metrics.ts";
import { oneClick } from "./one-click.ts";
import { createOperationReader } from "./operation.ts";
import type { OutageLog } from "./outage-log.ts";
import type { PageBuild } from "./page-build.ts";
import { createUploadLimits, renderPages } from "./pages.ts";
import { siteUrlOf } from "./site-url.ts";
import { createVisitReader } from "./visit-reader.ts";

const largestBody = 64 * 1024;
const largestEvent = 1024 * 1024;
const longestAnswer = 20_000;
/** Phones with a weak connection upload photos slowly. */
const longestUpload = 60_000;

type Deps = {
  config: Config;
  api: ApiRoutes;
  services: Services;
  logger: Logger;
  outage: OutageLog;
  metrics: Metrics;
  build: () => PageBuild | Promise<PageBuild>;
  find: FindPage;
  isReady: () => Promise<boolean>;
};

/** Creates the middleware and routes after the page cache, in request order. */
export function createApp({
  config,
  api,
  services,
  logger,
  outage,
  metrics,
  build,
  find,
  isReady,
}: Deps) {
  setPlainErrorMessages();
  const app = new OpenAPIHono<{ Variables: RequestIdVariables }>();
  const headers = securityHeaders(config.siteUrl);
  const siteUrl = siteUrlOf(config);
  const visit = createVisitReader(services, config);
  const operationOf = createOperationReader(find, permissionsOfCalls(api));
  const byKey = authenticateApiKeys(services);

  app.use(requestId());
  app.use(async (context, next) => {
    const start = performance.now();
    await next();
    // One of our pages frames the preview of an email.
    const isFramed = context.res.headers.get("x-frame-options") === "SAMEORIGIN";
    for (const [name, value] of securityHeadersFor(context.req.path, headers))
      if (!(isFramed && name === "x-frame-options")) context.res.headers.set(name, value);
    context.res.headers.set("x-request-id", context.get("requestId"));
    if (!context.res.headers.get("content-type")?.startsWith("text/html"))
      context.res.headers.set("content-security-policy", closedPolicy);
    const took = performance.now() - start;
    metrics.observe(context.req.path, context.res.status, took);
    logger.info(
      {
        requestId: context.get("requestId"),
        method: context.req.method,
        path: loggedPath(context.req.path),
        status: context.res.status,
        ms: Math.round(took),
      },
      "answered",
    );
  });
  app.use(sameSite(config.siteUrl));
  app.use((context, next) => {
    const moved = redirectFromLanguage(new URL(context.req.url));
    return moved ? Promise.resolve(moved) : next();
  });
  const uploads = createUploadLimits(find, largestBody);
  app.use(
    bodyLimit({
      usual: largestBody,
      mostAt: (path) => (path === eventsPath ? largestEvent : uploads(path)),
      addressOf: (context) => visit(context).from.address,
      directory: join(config.dataDir, "incoming"),
    }),
  );
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!isReadablePath(pathname, search)) return rejectRequest(context.req.path, 400);
    const clean = cleanPath(pathname);
    const isRead = context.req.method === "GET" || context.req.method === "HEAD";
    return isRead && clean !== pathname ? context.redirect(clean + search, 301) : next();
  });
  app.use(async (context, next) => {
    context.set("visiting", visit(context));
    await next();
  });
  app.use(async (context, next) => {
    const operation = await operationOf(context);
    context.set("operation", operation);
    return runAsActor(
      {
        userId: null,
        role: "stranger",
        adminId: null,
        operation: operation.name,
        requestId: context.get("requestId"),
      },
      async () => {
        const { refusal, limit = {} } = await byKey(context, operation.permission);
        for (const [name, value] of Object.entries(limit)) context.header(name, value);
        const refused = refusal ?? (await refuseEndedSession(context, operation));
        if (refused) return refused;
        const isRefused =
          operation.permission &&
          isSelfOnly(operation.permission) &&
          (await context.get("visiting").visitor())?.impersonator;
        return isRefused ? notForAnother(context) : next();
      },
    );
  });
  app.use(movedReference(services));
  app.use(movedListing(services));
  const late = new HTTPException(503);
  const [usually, uploading] = [timeout(longestAnswer, late), timeout(longestUpload, late)];
  app.use((context, next) =>
    (Number(context.req.header("content-length") ?? 0) > largestBody ? uploading : usually)(
      context,
      next,
    ),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        rejectRequest(context.req.path, 405, { allow: methods.join(", ") }),
    }),
  );

  app.use("/unsubscribe/:link", oneClick(services, config.siteUrl));
  app.get("/media/:file", async (context) => {
    const file = await findFile(services, context.req.param("file"));
    if (!file) return rejectRequest(context.req.path, 404);
    const kept = file.mayBeKept ? "public, max-age=31536000, immutable" : "private, no-store";
    return context.body(file.bytes, 200, { "content-type": file.type, "cache-control": kept });
  });
  app.all("/mcp", createLazyMcpEndpoint(services, config, logger));
  app.get("/healthz", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/readyz", async (context) =>
    (await isReady())
      ? context.text("ready", 200, { "cache-control": "no-store" })
      : rejectRequest(context.req.path, 503, { "retry-after": "5" }),
  );
  app.get("/metrics", async (context) => {
    if (!mayReadMetrics(context, config.metricsToken)) return rejectRequest(context.req.path, 404);
    return context.body(await metrics.text(), 200, {
      "content-type": metrics.contentType,
      "cache-control": "no-store",
    });
  });

  app.route("/", api);
  // Built lazily, to keep startup fast.
  let document: ApiDocument | undefined;
  const madeDocument = () => {
    document ??= apiDocument(api, config);
    return document;
  };
  app.get("/api/openapi.json", (context) =>
    context.json(madeDocument(), 200, {
      "cache-control": "public, max-age=600",
      "cache-tag": "api-document",
    }),
  );

  const read = async (path: string) => app.fetch(new Request(siteUrl + path), { isRead: true });
  const pages = renderPages({
    build,
    find,
    services,
    siteUrl,
    mapTiles: config.mapTiles,
    apiDocument: madeDocument,
  });
  const logFailure = (error: unknown, context: Context) => {
    const fields = { requestId: context.get("requestId"), path: loggedPath(context.req.path) };
    if (!outage(error, fields)) logger.error({ ...fields, ...describeFailure(error) }, "failed");
  };
  const page = async (context: Context) => {
    const report = (error: unknown) => {
      if (!isClientDisconnect(error)) logFailure(error, context);
    };
    // A page that is being read must not read other pages.
    const mayRead = context.env.isRead ? async () => rejectRequest(context.req.path, 403) : read;
    return pages(context.req.raw, { report, visiting: context.get("visiting"), read: mayRead });
  };
  /** Rejects private actions while an admin views the site as another person. */
  async function notForAnother(context: Context) {
    if (context.req.path.startsWith("/api/"))
      return problem(403, "Only the user can do this, not an admin who views the site as them.");
    if (context.req.path.endsWith(".data")) return asDocument("/impersonation?refused");
    const refusal = new Request(`${siteUrl}/impersonation?refused`);
    return pages(refusal, {
      report: () => {},
      visiting: context.get("visiting"),
      read: async () => rejectRequest(context.req.path, 403),
    });
  }
  app.get("/api/docs", page);
  app.all("/api/*", (context) => rejectRequest(context.req.path, 404));
  app.all("*", page);

  app.onError((error, context) => {
    const out = classifyOutage(error);
    if (out) {
      logFailure(error, context);
      return outageResponse(context.req.path, out);
    }
    if (error instanceof HTTPException && error.res) {
      if (error.cause) logFailure(error.cause, context);
      return error.res;
    }
    const status = errorStatus(error);
    if (status === 500) logFailure(error, context);
    return rejectRequest(context.req.path, status, status === 503 ? { "retry-after": "2" } : {});
  });
  return serveInLanguages(app.fetch);
}
