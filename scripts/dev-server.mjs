import { createServer as createHttpServer } from "node:http";
import { readConfig } from "../platform/config.ts";
import { listen } from "../server/listen.ts";
import { stopOnSignal } from "../server/stop-on-signal.ts";

const config = readConfig(process.env);
/** Editors save several files at once. */
const pause = 100;

try {
  let vite;
  let site;
  const server = createHttpServer((request, response) => {
    const fail = (error) => response.writeHead(503).end(String(error?.stack ?? "Starting"));
    if (!vite) return fail();
    vite.middlewares(request, response, () =>
      site.then(({ render }) => render(request, response)).catch(fail),
    );
  });
  // Fails fast if the port is taken, since loading the whole server takes seconds.
  await listen(server, config);
  const { createServer } = await import("vite");
  vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  // React Router's exit hook would end the process before the database closes; also runs on exit.
  for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
  const { runner, moduleGraph } = vite.environments.ssr;

  /** Runs the server in Vite's module graph, so that server and pages share contexts. */
  const open = async () => {
    const { openForDevelopment } = await runner.import("./server/develop.ts");
    return openForDevelopment(() =>
      runner.import("./server/page-build.ts").then(({ pageBuild }) => pageBuild),
    );
  };
  site = open();
  await site;
  console.log(`\n  http://${config.host}:${server.address().port}   (hot reload)\n`);

  // After a change Vite evaluates all modules again. The site must not keep the old ones.
  let waiting;
  vite.watcher.on("change", (file) => {
    if (!moduleGraph.getModulesByFile(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      site = reopen(site);
    }, pause);
  });
  const reopen = async (before) => {
    await (await before.catch(() => null))?.close();
    runner.clearCache();
    const next = open();
    next.catch((error) => console.error(error));
    return next;
  };
  stopOnSignal(async () => {
    server.close();
    server.closeAllConnections();
    await (await site).close();
  });
} catch (error) {
  console.error(error.name === "StartFailure" ? error.message : error);
  process.exit(1);
}
