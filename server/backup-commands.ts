import { existsSync, renameSync, rmSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { clearEmptyDatabase } from "#database/clear-empty-database.ts";
import { type DatabaseConnection, openDatabase } from "#database/connection.ts";
import { copyRunningDatabase } from "#database/embedded/copies.ts";
import { isLocked } from "#database/embedded/lock.ts";
import { backUp, mediaPrefix, secretFile } from "#domain/exports/back-up.server.ts";
import { NoBackup } from "#domain/exports/backup-file.server.ts";
import { type Backup, openBackup, restoreBackup } from "#domain/exports/restore.server.ts";
import { openDisk } from "#integrations/storage/disk.ts";
import { openS3 } from "#integrations/storage/s3.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { plural } from "#shared/say.ts";
import { resolveFromCallerDir } from "./caller-path.ts";

type CommandContext = { config: Config; logger: Logger };

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const folderOf = (dataDir: string) => openDisk(join(dataDir, "media"));

/** Works while the site runs: the running process then copies its database. */
export async function backupCommand({ config, logger }: CommandContext, args: string[]) {
  const file = oneFile(args, "backup");
  await mkdir(dirname(file), { recursive: true });
  const copy = config.databaseUrl ? null : await copyRunningDatabase(config.dataDir);
  try {
    const database = await openDatabase(
      copy ? { databaseUrl: undefined, dataDir: copy.dataDir } : config,
      logger,
      { asItIs: true },
    );
    try {
      const from = {
        db: database.db,
        clock: () => new Date(),
        media: config.s3 ? null : folderOf(config.dataDir),
        dataDir: config.dataDir,
      };
      const { bytes, ...done } = await backUp(from, file);
      console.log(
        `Backed up ${contents(done)} to ${file} (${megabytes(bytes)}) and verified it: it is whole.`,
      );
      if (config.s3) console.log("Photos are stored in the bucket and are not included.");
    } finally {
      await database.close();
    }
  } finally {
    copy?.remove();
  }
}

/** Restores into an empty database; --replace keeps the embedded one under another name. */
export async function restoreCommand(context: CommandContext, args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: "boolean", default: false } },
  });
  const file = oneFile(positionals, "restore");
  const backup = await speaking(() => openBackup(file));
  await (context.config.databaseUrl
    ? restorePostgres(context, backup)
    : restoreEmbedded(context, backup, values.replace));
}

async function restorePostgres({ config, logger }: CommandContext, backup: Backup) {
  const database = await openDatabase(config, logger, { asItIs: true });
  try {
    if (!(await clearEmptyDatabase(database.db)))
      throw new StartFailure(
        "DATABASE_URL: this database already contains a site. Restore into a new one, then point DATABASE_URL at it.",
      );
    await fill(database, config, backup);
  } finally {
    await database.close();
  }
}

/** Restores next to the existing database, and replaces it only after success. */
async function restoreEmbedded(
  { config, logger }: CommandContext,
  backup: Backup,
  replaces: boolean,
) {
  const { dataDir } = config;
  const directory = join(dataDir, "database");
  if (isLocked(directory))
    throw new StartFailure(`The site is running on ${dataDir}. Stop it first.`);
  if (existsSync(directory) && !replaces)
    throw new StartFailure(
      `${directory} already exists. With --replace it is kept as database.before-restore.`,
    );
  const fresh = join(dataDir, "restoring");
  rmSync(fresh, { recursive: true, force: true });
  const database = await openDatabase({ databaseUrl: undefined, dataDir: fresh }, logger, {
    asItIs: true,
  });
  try {
    await fill(database, config, backup);
    await database.tidy();
  } finally {
    await database.close();
  }
  setAside(directory);
  renameSync(join(fresh, "database"), directory);
  rmSync(fresh, { recursive: true, force: true });
}

async function fill(database: DatabaseConnection, config: Config, backup: Backup) {
  const { dataDir } = config;
  const media = config.s3 ? openS3(config.s3) : folderOf(dataDir);
  await restoreBackup(database, backup, async (name, bytes) => {
    if (name === secretFile) await keepSecret(config, bytes);
    else if (name.startsWith(mediaPrefix)) await media.put(name.slice(mediaPrefix.length), bytes);
  });
  setAside(join(dataDir, "audit"));
  const { tables, rows, files } = backup.end;
  console.log(
    `Restored ${contents({ tables, rows, files })}, as of ${backup.head.madeAt}. Every table was compared.`,
  );
}

const contents = ({ tables, rows, files }: Record<"tables" | "rows" | "files", number>) =>
  `${plural(rows, "row")} of ${plural(tables, "table")} and ${plural(files, "file")}`;

/** Moves a file aside, such as the audit log heads of the previous database. */
function setAside(path: string) {
  rmSync(`${path}.before-restore`, { recursive: true, force: true });
  if (existsSync(path)) renameSync(path, `${path}.before-restore`);
}

/** Keeps the secret of the backup, because encrypted values need the secret that encrypted them. */
async function keepSecret({ dataDir, secret }: Config, bytes: Buffer) {
  const path = join(dataDir, secretFile);
  if (secret) {
    if (secret !== bytes.toString())
      console.log(
        "SECRET differs from the one of the backup: data encrypted with that one stays unreadable.",
      );
    return;
  }
  const known = existsSync(path) ? await readFile(path) : null;
  if (known?.equals(bytes)) return;
  if (known) await writeFile(`${path}.before-restore`, known, { mode: 0o600 });
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, bytes, { mode: 0o600 });
}

function oneFile([file, ...rest]: string[], verb: string) {
  if (!file || file.startsWith("-") || rest.length > 0)
    throw new StartFailure(`${verb} takes one file: npm run site -- ${verb} FILE`);
  return resolveFromCallerDir(file);
}

/** Turns file errors into readable messages. */
async function speaking<Result>(work: () => Promise<Result>) {
  return work().catch((error) => {
    throw error instanceof NoBackup ? new StartFailure(error.message) : error;
  });
}
