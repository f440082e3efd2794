import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { sql } from "drizzle-orm";
import { readQueueFigures } from "#domain/admin/queue-figures.server.ts";
import { endTestPlans } from "#domain/billing/end-plans.server.ts";
import { loadCatalogue } from "#domain/demo/load-catalogue.server.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { projectRoot } from "#platform/project-root.ts";
import { cachedCalls } from "./api/parts.ts";
import { createApiRoutes } from "./api/routes.ts";
import { createApp } from "./app.ts";
import { createDrain } from "./drain.ts";
import { pageFinder } from "./find-page.ts";
import { addFirstAccounts } from "./first-accounts.ts";
import { compressResponse } from "./http/compress-response.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { namesTwoHosts } from "./http/two-hosts.ts";
import { startMaintenance } from "./jobs/maintenance.ts";
import { startWorkers } from "./jobs/start-workers.ts";
import { listen } from "./listen.ts";
import { createLoadShedder } from "./load-shedding/load-shedding.ts";
import { createShedResponder } from "./load-shedding/shed-responder.ts";
import { cutSlowReaders } from "./load-shedding/slow-readers.ts";
import { createMetrics } from "./metrics.ts";
import { openSite } from "./open-site.ts";
import { createOutageLog } from "./outage-log.ts";
import type { PageBuild } from "./page-build.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { cacheRules } from "./pages.ts";
import { siteUrlOf } from "./site-url.ts";
import { openStaticFiles } from "./static-files.ts";

const drainTime = 10_000;
const sweepEvery = 50;
const justOpened = 300;

/** Starts the server. Returns a stop function that drains requests and then closes the database. */
export async function serve(config: Config, build: PageBuild, logger: Logger) {
  const { database, services } = await openSite(config, logger);
  await loadCatalogue(services, { demo: config.loadsDemo });
  for (const line of await addFirstAccounts(services, config)) console.log(line);
  const tried = await endTestPlans(services);
  if (tried > 0)
    logger.info(
      { plans: tried },
      "plans of the test provider have ended: Stripe takes the payments now",
    );

  const find = pageFinder(build);
  const api = createApiRoutes(services, siteUrlOf(config));
  const ruleFor = cacheRules(find, cachedCalls(api));
  const cache = new PageCache({ bytes: config.pageCacheBytes, ruleFor });
  database.changes.onChange((tags) => cache.changed(tags));
  const outage = createOutageLog(logger);
  const workers = startWorkers(services, database.changes, logger, outage);
  const metrics = createMetrics(cache, () => readQueueFigures(services).catch(() => null));
  const leaving = createDrain();
  const isReady = async () =>
    leaving.isReady() && (await database.db.execute(sql`select 1`).then(Boolean, () => false));
  const answer = createApp({
    config,
    api,
    services,
    logger,
    outage,
    metrics,
    build: () => build,
    find: async (path) => find(path),
    isReady,
  });
  const files = openStaticFiles(join(projectRoot, "build/client"), securityHeaders(config.siteUrl));
  const render = getRequestListener(
    async (request, bindings) =>
      compressResponse(
        request,
        await cache.through(request, (request) => answer(request, bindings)),
      ),
    { overrideGlobalObjects: false },
  );

  const answersFromMemory = (request: IncomingMessage, response: ServerResponse) =>
    cache.answer(request, response) || files.answer(request, response);
  const shed = await createShedResponder(securityHeaders(config.siteUrl));
  const loadShedder = createLoadShedder({ render, answersFromMemory, shed, onShed: metrics.shed });

  const underWay = new Set<Promise<unknown>>();
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (namesTwoHosts(request))
        return void response.writeHead(400, { connection: "close" }).end();
      if (answersFromMemory(request, response)) return;
      const answer = Promise.resolve(
        cache.isMaking(request) ? render(request, response) : loadShedder(request, response),
      ).finally(() => underWay.delete(answer));
      underWay.add(answer);
    },
  );
  const connections = connectionsOf(server);
  const leaveSlowReaders = cutSlowReaders(connections);
  try {
    await listen(server, config);
  } catch (error) {
    leaveSlowReaders();
    await workers.stop();
    await database.close();
    throw error;
  }
  const maintenance = startMaintenance(services, logger);

  return {
    url: `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${(server.address() as AddressInfo).port}`,
    engine: database.engine,
    async stop() {
      await leaving.failReadiness();
      await closeServer(server, connections);
      leaveSlowReaders();
      // The client may be gone, but its request may still query the database.
      await Promise.race([
        Promise.allSettled(underWay),
        pause(drainTime, undefined, { ref: false }),
      ]);
      await workers.stop();
      await maintenance.stop();
      await database.close();
    },
  };
}

/** Stops accepting connections, drains responses, and cuts the rest off after a while. */
function closeServer(server: Server, connections: Set<Socket>) {
  return new Promise<void>((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), sweepEvery);
    const cut = setTimeout(() => server.closeAllConnections(), drainTime);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    // Node counts a connection without any data as busy, but a request may be on its way.
    const silent = [...connections].filter(({ bytesRead }) => bytesRead === 0);
    setTimeout(() => {
      for (const connection of silent) if (connection.bytesRead === 0) connection.destroy();
    }, justOpened);
  });
}

function connectionsOf(server: Server) {
  const open = new Set<Socket>();
  server.on("connection", (connection) => {
    open.add(connection);
    connection.once("close", () => open.delete(connection));
  });
  return open;
}
