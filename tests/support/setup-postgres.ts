import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";
import { preparePostgres } from "./template.ts";

export default async function setup(project: TestProject) {
  const server = await startPostgres();
  await preparePostgres(server.address);
  project.provide("snapshot", "");
  project.provide("postgres", server.address);
  return () => server.stop();
}
