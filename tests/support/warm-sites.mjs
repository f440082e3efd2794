import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { start } from "../../build/server/index.js";

// A backup runs the script and the environment of its process.
process.argv[1] = fileURLToPath(import.meta.resolve("../../build/server/index.js"));

/** Runs one site after the other. Lines of the input: the environment of a site, then its end. */
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
for await (const environment of lines) {
  process.env = JSON.parse(environment);
  const site = await start(process.env);
  console.log(`\n  ${site.url}\n`);
  await lines.next();
  await site.stop();
  console.log(`Stopped ${site.url}`);
}
process.exit();
