import { pathToFileURL } from "node:url";
import { startDemonstrationPostgres } from "./demonstration-postgres.ts";
import { freePort } from "./free-port.ts";
import {
  copyOfDemonstration,
  demonstration,
  demonstrationAt,
  leave,
  startServer,
} from "./server.ts";
import { isFullLevel } from "./test-level.ts";

/** Redirects receiver.example to this machine, as the site calls only public addresses. */
const receiverHere = pathToFileURL("tests/support/receiver-here.mjs").href;

/**
 * One server for all scenarios: on PostgreSQL, a third cheaper, or with TEST_LEVEL=full on the
 * embedded database. Workers start later and find it in the environment.
 */
export default async function setup() {
  const postgres = await startDemonstrationPostgres();
  process.env[demonstrationAt] = postgres.address;
  const place = isFullLevel ? { dataDir: await copyOfDemonstration() } : await demonstration();
  const port = await freePort();
  // Passkeys need a host name instead of an IP address, and email links have to match it.
  const url = `http://localhost:${port}`;
  const server = await startServer({
    ...place,
    env: {
      PORT: String(port),
      SITE_URL: url,
      TRUST_PROXY: "1",
      NODE_OPTIONS: `--import=${receiverHere}`,
    },
  });
  process.env.SITE_UNDER_TEST = url;
  process.env.OUTBOX_UNDER_TEST = `${place.dataDir}/outbox`;
  return async () => {
    await server.stop();
    await leave(place);
    await postgres.stop();
    const complaints = server.complaints();
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
  };
}
