import { startServer } from "./server.ts";

/** One server for all stories. The workers, which start later, find its address in the environment. */
export default async function setup() {
  const server = await startServer();
  process.env.SITE_UNDER_TEST = server.url;
  return async () => {
    await server.stop();
    const complaints = server.complaints();
    if (complaints.length > 0) throw new Error(`The server complained:\n${complaints.join("\n")}`);
  };
}
