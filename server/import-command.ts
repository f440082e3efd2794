import { readFile, stat, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { loadCatalogue } from "#domain/demo/load-catalogue.server.ts";
import {
  fieldLabel,
  type ImportVerdict,
  importFields,
  isImportField,
  rowVerdicts,
  ruleNames,
} from "#domain/imports/import-fields.ts";
import {
  listUnreadColumns,
  startImportForSite,
  storeImportFile,
} from "#domain/imports/imports.server.ts";
import { countNotes, countRows, listRows } from "#domain/imports/list-imports.server.ts";
import { processImport } from "#domain/imports/run-imports.server.ts";
import type { Services } from "#domain/services.ts";
import type { Config } from "#platform/config.ts";
import type { Logger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { csvLine } from "#shared/csv.ts";
import { plural } from "#shared/say.ts";
import { resolveFromCallerDir } from "./caller-path.ts";
import { withServices } from "./export-commands.ts";

type CommandContext = { config: Config; logger: Logger };
type ImportCounts = Awaited<ReturnType<typeof countRows>>;

export const importUsage =
  "import takes one file: npm run site -- import FILE [--map COLUMN=FIELD]... [--mapping NAME] [--category SLUG] [--dry-run] [--live] [--take-file] [--report FILE]";
const flag = { type: "boolean", default: false } as const;
const word = { type: "string" } as const;
const options = {
  mapping: word,
  category: word,
  report: word,
  map: { type: "string", multiple: true },
  "dry-run": flag,
  live: flag,
  "take-file": flag,
} as const;
const rowsAtOnce = 500;
const notesShown = 12;

/**
 * Checks a file of listings and writes it, unless the command only checks. Sums up ignored columns;
 * the exit code tells of rejected rows.
 */
export async function importCommand({ config, logger }: CommandContext, args: string[]) {
  const { values, positionals } = parsed(args);
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new StartFailure(importUsage);
  const map = Object.fromEntries((values.map ?? []).map(readMap));
  const path = resolveFromCallerDir(file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new StartFailure(`${path} is not a file.`);
  await withServices({ config, logger }, "/admin/imports", async (services) => {
    // The database may be new, but rows refer to its cities and treatments.
    await loadCatalogue(services, { demo: config.loadsDemo });
    const category = await knownCategory(services, values.category);
    const taken = await storeImportFile(
      services,
      { name: basename(path), bytes: await readFile(path) },
      { mapping: values.mapping, map },
    );
    if (taken.outcome === "unreadable") throw new StartFailure(taken.problem);
    if (taken.outcome === "no-mapping")
      throw new StartFailure(`There is no mapping called "${values.mapping}".`);
    if (taken.outcome === "no-column")
      throw new StartFailure(
        `${basename(path)} has no column "${taken.column}". It has: ${taken.headers.join(", ")}.`,
      );
    const merge = values["take-file"]
      ? Object.fromEntries(ruleNames.map((rule) => [rule, "take" as const]))
      : {};
    const choices = {
      merge,
      added: values.live ? ("active" as const) : ("pending" as const),
      duplicates: values["take-file"] ? ("merge" as const) : ("skip" as const),
      ...(category ? { category } : {}),
    };
    const isTerminal = process.stdout.isTTY;
    const showProgress = (done: number, total: number) =>
      isTerminal && process.stdout.write(`\r${done} of ${total}`);
    const failures: string[] = [];
    const onFailedRow = (error: unknown) => failures.push(reasonOf(error));
    for (const work of values["dry-run"]
      ? (["checking"] as const)
      : (["checking", "running"] as const)) {
      await startImportForSite(services, taken.id, work, choices);
      await processImport(services, taken.id, { onProgress: showProgress, onFailedRow }).catch(
        (error: unknown) => {
          throw new StartFailure(
            `The import stopped before it finished: ${reasonOf(error)}. Everything done so far is kept; continue it at /admin/imports/${taken.id}.`,
          );
        },
      );
    }
    if (isTerminal) process.stdout.write("\r");
    const counts = await countRows(services, taken.id);
    for (const line of await summary(services, {
      id: taken.id,
      total: taken.total,
      name: basename(path),
      isDry: values["dry-run"],
      counts,
    }))
      console.log(line);
    const unread = await listUnreadColumns(services, taken.id);
    if (unread.length > 0)
      console.log(
        `Columns that were not read: ${unread.join(", ")}. Use --map COLUMN=FIELD to set the meaning of a column.`,
      );
    for (const reason of new Set(failures)) console.log(`  A row could not be saved: ${reason}.`);
    if (values.report) {
      const to = resolveFromCallerDir(values.report);
      await writeFile(to, await reportOf(services, taken.id), { mode: 0o600 });
      console.log(`All rows with a warning or a problem: ${to}`);
    }
    if (counts.verdicts.invalid > 0) process.exitCode = 1;
  });
}

/** Returns the root cause on one line, without a stack or values of other rows. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error
    ? reasonOf(error.cause)
    : (error.message.split("\n")[0] ?? "");
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartFailure(`${(error as Error).message}\n${importUsage}`);
  }
}

function readMap(text: string): [column: string, field: string] {
  const at = text.lastIndexOf("=");
  const [column, field] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || (field !== "" && !isImportField(field)))
    throw new StartFailure(
      `--map takes COLUMN=FIELD, or COLUMN= to leave a column out. Fields: ${importFields.join(", ")}.`,
    );
  return [column, field];
}

async function knownCategory(services: Services, name: string | undefined) {
  if (name === undefined) return null;
  const { categories } = await readReferenceChoices(services);
  if (categories.some(({ slug }) => slug === name)) return name;
  throw new StartFailure(
    `There is no category with the slug "${name}". The categories: ${categories.map(({ slug }) => slug).join(", ")}.`,
  );
}

type ImportSummary = {
  id: number;
  total: number;
  name: string;
  isDry: boolean;
  counts: ImportCounts;
};

async function summary(services: Services, { id, total, name, isDry, counts }: ImportSummary) {
  const { verdicts: counted, did, warned } = counts;
  const said = Object.entries(rowVerdicts).map(
    ([verdict, label]) => `${label}: ${counted[verdict as ImportVerdict].toLocaleString("en-US")}`,
  );
  const notes = await countNotes(services, id);
  const more = notes.length - notesShown;
  return [
    `${plural(total, "row")} of ${name}. ${said.join(", ")}.`,
    isDry
      ? "Nothing was written."
      : `Added: ${did.added ?? 0}, changed: ${did.changed ?? 0}. To review or undo it: /admin/imports/${id}`,
    ...(warned > 0
      ? [
          `${plural(warned, "row")} with a warning: a cell was left out, or the listing is in the review queue.`,
        ]
      : []),
    ...(counted.invalid > 0 ? [`${plural(counted.invalid, "row")} cannot be read.`] : []),
    ...notes
      .slice(0, notesShown)
      .map(
        ({ field, count, example, position }) =>
          `  ${nameOf(field)}, ${plural(count, "row")}. Row ${position}: ${example}`,
      ),
    ...(more > 0 ? [`  and ${more} more fields: --report FILE lists every row.`] : []),
  ];
}

const nameOf = (field: string) => (isImportField(field) ? fieldLabel(field) : field);

async function reportOf(services: Services, id: number) {
  const lines = [csvLine(["Row", "Outcome", "Field", "What", "First cells"])];
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await listRows(services, id, "noted", { limit: rowsAtOnce, offset });
    for (const { row } of rows)
      for (const [field, sentences] of Object.entries({ ...row.problems, ...row.warnings }))
        for (const sentence of sentences)
          lines.push(
            csvLine([
              String(row.position),
              row.verdict ? rowVerdicts[row.verdict] : "",
              nameOf(field),
              sentence,
              row.cells.slice(0, 4).join(" | "),
            ]),
          );
    if (rows.length < rowsAtOnce) return lines.join("");
  }
}
