import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isLocked } from "#database/embedded/lock.ts";
import { exportFile } from "#domain/exports/export-everything.server.ts";
import { exportFiles, readExportFile } from "#domain/exports/exports.ts";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { resolveFromCallerDir } from "./caller-path.ts";
import { openSite } from "./open-site.ts";

type CommandContext = { config: Config; logger: Logger };

export async function exportCommand(context: CommandContext, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: "string", default: "csv" }, out: { type: "string" } },
  });
  const [name = "listings", ...rest] = positionals;
  const format = readExportFile(`${name}.${values.format}`);
  if (!format || rest.length > 0)
    throw new StartFailure(
      `export takes --format csv or json, --out FILE, and one of ${Object.keys(exportFiles).join(", ")}.`,
    );
  await withServices(context, "/admin/imports", async (services) => {
    const out =
      values.out === undefined
        ? process.stdout
        : createWriteStream(resolveFromCallerDir(values.out), { mode: 0o600 });
    for await (const piece of exportFile(services, format.name, format.format))
      if (!out.write(piece)) await once(out, "drain");
    if (out === process.stdout) return;
    out.end();
    await once(out, "close");
  });
}

export async function withServices(
  { config, logger }: CommandContext,
  page: string,
  work: (services: Services) => Promise<void>,
) {
  if (!config.databaseUrl && isLocked(join(config.dataDir, "database")))
    throw new StartFailure(
      `The site is running on ${config.dataDir}. Use its page ${page}, or stop it first.`,
    );
  const { database, services } = await openSite(config, logger);
  try {
    await work(services);
  } finally {
    await database.close();
  }
}
