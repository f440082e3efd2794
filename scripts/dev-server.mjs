import { createServer } from "vite";

/** Vite inside the server's process: one module graph, so that the server and the pages share their contexts. */
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { runner } = vite.environments.ssr;
// React Router's exit hook ends the process at the signal, before the database is closed; it also runs when we exit.
for (const signal of ["SIGTERM", "SIGINT"]) process.removeAllListeners(signal);
try {
  const { develop } = await runner.import("./server/develop.ts");
  await develop(vite.middlewares, () => runner.import("virtual:react-router/server-build"));
} catch (error) {
  console.error(error.name === "StartFailure" ? error.message : error);
  process.exit(1);
}
