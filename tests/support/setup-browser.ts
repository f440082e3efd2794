import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { freePort } from "./free-port.ts";
import { copyOfDemonstration, startServer } from "./server.ts";

/** Calls for receiver.example go to this machine: the site itself calls public addresses alone. */
const receiverHere = pathToFileURL("tests/support/receiver-here.mjs").href;

/** One server for all stories. The workers, which start later, find its address and its mails in the environment. */
export default async function setup() {
  const dataDir = await copyOfDemonstration();
  const port = await freePort();
  // Passkeys belong to a name, not to a number; links in mails lead to it, too.
  const url = `http://localhost:${port}`;
  const server = await startServer({ dataDir, env: { PORT: String(port), SITE_URL: url, TRUST_PROXY: "1", NODE_OPTIONS: `--import=${receiverHere}` } });
  process.env.SITE_UNDER_TEST = url;
  process.env.OUTBOX_UNDER_TEST = `${dataDir}/outbox`;
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const complaints = server.complaints();
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
  };
}
