import { createInterface } from "node:readline";
import { start } from "../../build/server/index.js";

/** Runs one site after the other. Lines of the input: the environment of a site, then its end. */
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
for await (const environment of lines) {
  const site = await start(JSON.parse(environment));
  console.log(`\n  ${site.url}\n`);
  await lines.next();
  await site.stop();
  console.log(`Stopped ${site.url}`);
}
process.exit();
