import { createServer as createHttpServer } from "node:http";
import { readConfig } from "../platform/config.ts";
import { listen } from "../server/listen.ts";

try {
  await tryAddress();
  const { createServer } = await import("vite");
  /** Vite inside the server's process: one module graph, so that the server and the pages share their contexts. */
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const { runner } = vite.environments.ssr;
  // React Router's exit hook ends the process at the signal, before the database is closed; it also runs when we exit.
  for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
  const { develop } = await runner.import("./server/develop.ts");
  await develop(vite.middlewares, () => runner.import("virtual:react-router/server-build"));
} catch (error) {
  console.error(error.name === "StartFailure" ? error.message : error);
  process.exit(1);
}

/** Who cannot have the address hears so at once: reading the whole server takes seconds. */
async function tryAddress() {
  const server = createHttpServer();
  await listen(server, readConfig(process.env));
  await new Promise((resolve) => server.close(resolve));
}
