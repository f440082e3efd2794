import { getRequestListener } from "@hono/node-server";
import { loadCatalogue } from "#domain/demo/load-catalogue.server.ts";
import { readConfig } from "#platform/config.ts";
import { createLogger } from "#platform/logger.ts";
import { createApiRoutes } from "./api/routes.ts";
import { createApp } from "./app.ts";
import { pageFinder } from "./find-page.ts";
import { addFirstAccounts } from "./first-accounts.ts";
import { startWorkers } from "./jobs/start-workers.ts";
import { createMetrics } from "./metrics.ts";
import { openSite } from "./open-site.ts";
import { createOutageLog } from "./outage-log.ts";
import type { PageBuild } from "./page-build.ts";
import { PageCache } from "./page-cache/page-cache.ts";
import { siteUrlOf } from "./site-url.ts";

/** Opens the site as Vite serves it: pages render from source, nothing is cached. */
export async function openForDevelopment(build: () => Promise<PageBuild>) {
  const config = readConfig(process.env);
  const logger = createLogger("warn");
  const { database, services } = await openSite(config, logger);
  await loadCatalogue(services, { demo: config.loadsDemo });
  for (const line of await addFirstAccounts(services, config)) console.log(line);
  const outage = createOutageLog(logger);
  const workers = startWorkers(services, database.changes, logger, outage);
  const metrics = createMetrics(new PageCache({ bytes: 0, ruleFor: () => null }), async () => null);
  const answer = createApp({
    config,
    api: createApiRoutes(services, siteUrlOf(config)),
    services,
    logger,
    outage,
    metrics,
    build,
    find: async (path) => pageFinder(await build())(path),
    isReady: async () => true,
  });
  return {
    render: getRequestListener(answer),
    async close() {
      await workers.stop();
      await database.close();
    },
  };
}
