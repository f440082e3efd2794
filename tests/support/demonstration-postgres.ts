import { rmSync } from "node:fs";
import { keptModel } from "./cached-model.ts";
import { createDatabase } from "./create-database.ts";
import { startPostgres } from "./postgres-server.ts";
import { demonstrationName, folderWithSecret, makeDemonstration } from "./server.ts";

function demonstrationPostgresModel() {
  return keptModel("postgres", async (folder) => {
    const server = await startPostgres();
    const dataDir = folderWithSecret();
    await makeDemonstration({
      DATABASE_URL: await createDatabase(server.address, demonstrationName),
      DATA_DIR: dataDir,
    });
    rmSync(dataDir, { recursive: true });
    await server.stop({ keepAs: folder });
  });
}

/** PostgreSQL with a template of the demo catalogue, which is loaded once per build. */
export async function startDemonstrationPostgres({ keepsWord = false } = {}) {
  const model = await demonstrationPostgresModel();
  const server = await startPostgres({ keepsWord, model });
  return {
    ...server,
    copyOfDemonstration: (as: string) => createDatabase(server.address, as, demonstrationName),
  };
}
