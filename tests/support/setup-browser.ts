import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { startDemonstrationPostgres } from "./demonstration-postgres.ts";
import { freePort } from "./free-port.ts";
import { copyOfDemonstration, demonstrationAt, startServer } from "./server.ts";

/** Redirects receiver.example to this machine, as the site calls only public addresses. */
const receiverHere = pathToFileURL("tests/support/receiver-here.mjs").href;

/**
 * One server for all scenarios, on the embedded database. Scenarios with a server of their own use
 * PostgreSQL. Workers start later and find both in the environment.
 */
export default async function setup() {
  const postgres = await startDemonstrationPostgres();
  process.env[demonstrationAt] = postgres.address;
  const dataDir = await copyOfDemonstration();
  const port = await freePort();
  // Passkeys need a host name instead of an IP address, and email links have to match it.
  const url = `http://localhost:${port}`;
  const server = await startServer({
    dataDir,
    env: {
      PORT: String(port),
      SITE_URL: url,
      TRUST_PROXY: "1",
      NODE_OPTIONS: `--import=${receiverHere}`,
    },
  });
  process.env.SITE_UNDER_TEST = url;
  process.env.OUTBOX_UNDER_TEST = `${dataDir}/outbox`;
  return async () => {
    await server.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
    const complaints = server.complaints();
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
  };
}
