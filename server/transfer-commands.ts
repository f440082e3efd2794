import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { isLocked } from "#database/embedded/lock.ts";
import type { Services } from "#domain/services.ts";
import { exportFile } from "#domain/transfer/export-everything.server.ts";
import { exportFiles, readExportFile } from "#domain/transfer/exports.ts";
import { ruleNames, type Verdict, verdicts } from "#domain/transfer/import-fields.ts";
import { beginForSite, takeFile } from "#domain/transfer/imports.server.ts";
import { countRows, listRows } from "#domain/transfer/list-imports.server.ts";
import { loadCatalogue } from "#domain/transfer/load-catalogue.server.ts";
import { workOn } from "#domain/transfer/work-on-imports.server.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { plural } from "#shared/plural.ts";
import { fromWhereAsked } from "./asked-path.ts";
import { openSite } from "./open-site.ts";

type Given = { config: Config; logger: Logger };

const problemsShown = 10;
const whole = "import takes one file: npm run site -- import FILE [--mapping NAME] [--dry-run] [--live] [--take-file]";

/** Looks at a file of listings, and unless only that was asked for, writes it. What cannot be read is said, and the exit code tells. */
export async function importCommand({ config, logger }: Given, args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { mapping: { type: "string" }, "dry-run": flag, live: flag, "take-file": flag },
  });
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new StartFailure(whole);
  const path = fromWhereAsked(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new StartFailure(`${path} is no file.`);
  await withServices({ config, logger }, "/admin/imports", async (services) => {
    // Into a database that no site has begun yet: rows are read by its cities and treatments.
    await loadCatalogue(services, { demo: config.loadsDemo });
    const taken = await takeFile(services, { name: basename(path), bytes: await readFile(path) }, { mapping: values.mapping });
    if (taken.outcome === "unreadable") throw new StartFailure(taken.problem);
    if (taken.outcome === "no-mapping") throw new StartFailure(`No mapping is called "${values.mapping}".`);
    const merge = values["take-file"] ? Object.fromEntries(ruleNames.map((rule) => [rule, "take" as const])) : {};
    const asked = {
      merge,
      added: values.live ? ("active" as const) : ("pending" as const),
      duplicates: values["take-file"] ? ("merge" as const) : ("skip" as const),
    };
    const tell = (done: number, total: number) => process.stdout.isTTY && process.stdout.write(`\r${done} of ${total}`);
    for (const work of values["dry-run"] ? (["checking"] as const) : (["checking", "running"] as const)) {
      await beginForSite(services, taken.id, work, asked);
      await workOn(services, taken.id, { tell });
    }
    const { verdicts: counts, did } = await countRows(services, taken.id);
    if (process.stdout.isTTY) process.stdout.write("\r");
    const said = Object.entries(verdicts).map(([verdict, name]) => `${name}: ${counts[verdict as Verdict].toLocaleString("en-US")}`);
    console.log(`${plural(taken.total, "row")} of ${basename(path)}. ${said.join(", ")}.`);
    if (values["dry-run"]) console.log("Nothing was written.");
    else console.log(`Added: ${did.added ?? 0}, changed: ${did.changed ?? 0}. To look at it or take it back: /admin/imports/${taken.id}`);
    for (const { row } of await listRows(services, taken.id, "invalid", { limit: problemsShown, offset: 0 }))
      console.log(
        `  Row ${row.position}: ${Object.entries(row.problems ?? {})
          .map(([field, texts]) => `${field}: ${texts.join(", ")}`)
          .join("; ")}`,
      );
    if (counts.invalid === 0) return;
    console.log(`${plural(counts.invalid, "row")} cannot be read.`);
    process.exitCode = 1;
  });
}

/** Everything of one kind, to the terminal or a file. */
export async function exportCommand(given: Given, args: string[]) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { format: { type: "string", default: "csv" }, out: { type: "string" } } });
  const [name = "listings", ...rest] = positionals;
  const wanted = readExportFile(`${name}.${values.format}`);
  if (!wanted || rest.length > 0) throw new StartFailure(`export takes --format csv or json, --out FILE, and one of ${Object.keys(exportFiles).join(", ")}.`);
  await withServices(given, "/admin/imports", async (services) => {
    const out = values.out === undefined ? process.stdout : createWriteStream(fromWhereAsked(values.out), { mode: 0o600 });
    for await (const piece of exportFile(services, wanted.name, wanted.format)) if (!out.write(piece)) await once(out, "drain");
    if (out === process.stdout) return;
    out.end();
    await once(out, "close");
  });
}

async function withServices({ config, logger }: Given, page: string, work: (services: Services) => Promise<void>) {
  if (!config.databaseUrl && isLocked(join(config.dataDir, "database")))
    throw new StartFailure(`The site runs on ${config.dataDir}. Use its page ${page}, or stop it first.`);
  const { database, services } = await openSite(config, logger);
  try {
    await work(services);
  } finally {
    await database.close();
  }
}
