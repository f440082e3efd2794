import { rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { startDemonstrationPostgres } from "./demonstration-postgres.ts";
import { freePort } from "./free-port.ts";
import { copyOfDemonstration, demonstrationAt, startServer } from "./server.ts";

/** Calls for receiver.example go to this machine: the site itself calls public addresses alone. */
const receiverHere = pathToFileURL("tests/support/receiver-here.mjs").href;

/** One server for all stories, on the embedded database; those that need one of their own have it on PostgreSQL. The workers, which start later, find both in the environment. */
export default async function setup() {
  const postgres = await startDemonstrationPostgres();
  process.env[demonstrationAt] = postgres.address;
  const dataDir = await copyOfDemonstration();
  const port = await freePort();
  // Passkeys belong to a name, not to a number; links in mails lead to it, too.
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
