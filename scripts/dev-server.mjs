import { createServer as createHttpServer } from "node:http";
import { readConfig } from "../platform/config.ts";
import { listen } from "../server/listen.ts";

try {
  await tryAddress();
  const { createServer } = await import("vite");
  /** Runs Vite inside the server process: in one module graph, server and pages share contexts. */
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { runner } = vite.environments.ssr;
  // React Router's exit hook would end the process before the database closes; also runs on exit.
  for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
  const { develop } = await runner.import("./server/develop.ts");
  await develop(vite.middlewares, () => runner.import("virtual:react-router/server-build"));
} catch (error) {
  console.error(error.name === "StartFailure" ? error.message : error);
  process.exit(1);
}

/** Fails fast if the port is taken, since loading the whole server takes seconds. */
async function tryAddress() {
  const server = createHttpServer();
  await listen(server, readConfig(process.env));
  await new Promise((resolve) => server.close(resolve));
}
