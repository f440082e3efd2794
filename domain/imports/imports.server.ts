import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { importMappings, imports } from "#database/schema/imports.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { isolateFile } from "#platform/worker/isolate.ts";
import { defaultCategory } from "#site/import-category-names.ts";
import {
  acceptsManyColumns,
  defaultImportRules,
  type ImportRules,
  isImportField,
} from "./import-fields.ts";
import type { MappingInput } from "./import-input.ts";
import type { ColumnHints, ImportFileParts, readParts } from "./read-parts.server.ts";

type Deps = { db: Executor; clock: () => Date };
type ImportFile = { name: string; bytes: Uint8Array };
type ImportState = (typeof imports.$inferSelect)["state"];

/** Wakes the import workers. */
export const importsTag = "imports";
const permission = "imports.manage";
const parser = "domain/imports/read-parts.server.ts";
const firstLease = 60_000;
const keptFor = 30 * 24 * 60 * 60_000;

/** Stores an uploaded file and guesses its columns. Does not write to listings yet. */
export async function uploadImport(deps: Deps, actor: Actor, file: ImportFile) {
  if (!may(actor, permission)) return { outcome: "forbidden" as const };
  return storeImportFile(deps, file, { userId: actor.userId });
}

/** Stores a file of a CLI command, which acts for the site. */
export async function storeImportFile(
  { db, clock }: Deps,
  { name, bytes }: ImportFile,
  {
    userId = null,
    mapping,
    map = {},
  }: { userId?: number | null; mapping?: string | undefined; map?: Record<string, string> } = {},
) {
  const known = await readReferenceChoices({ db });
  const saved = await db.select().from(importMappings).orderBy(desc(importMappings.savedAt));
  const named = saved.find((each) => each.name === mapping)?.columns;
  if (mapping !== undefined && !named) return { outcome: "no-mapping" as const };
  const mappings = named ? [] : saved.map((each) => each.columns);
  const read = await readApart(bytes, {
    treatments: known.treatments,
    mappings,
    map: { ...named, ...map },
  });
  if ("problem" in read) return { outcome: "unreadable" as const, problem: read.problem };
  const column = Object.keys(map).find((name) => !read.headers.includes(name));
  if (column !== undefined) return { outcome: "no-column" as const, column, headers: read.headers };
  const id = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(imports)
      .values({
        name: name.slice(0, 200),
        format: read.format,
        headers: read.headers,
        columns: read.columns,
        rules: defaultImportRules(
          (known.categories.find(({ slug }) => slug === defaultCategory) ?? known.categories[0])
            ?.slug ?? "",
        ),
        total: read.total,
        askedBy: userId,
        createdAt: clock(),
      })
      .returning({ id: imports.id });
    if (!added) throw new Error("The import could not be saved");
    let position = 0;
    for (const { count, rows } of read.parts) {
      await tx.execute(sql`
        insert into import_rows (import_id, position, cells)
        select ${added.id}, ${position} + nth, array(select json_array_elements_text(cells)) from json_array_elements(${new TextDecoder().decode(rows)}::json) with ordinality part (cells, nth)`);
      position += count;
    }
    return added.id;
  });
  return { outcome: "taken" as const, id, total: read.total };
}

async function readApart(
  bytes: Uint8Array,
  hints: ColumnHints,
): Promise<ImportFileParts | { problem: string }> {
  const read = await isolateFile<typeof readParts>(parser, "readParts", bytes, hints);
  if (read === "ended")
    return {
      problem: "Reading the file took too much time or memory. Split it into several files.",
    };
  return read === "full"
    ? { problem: "Other files are being read right now. Send this one again in a minute." }
    : read;
}

/** Lists columns that the import ignores, so that no data is lost silently. */
export async function listUnreadColumns({ db }: { db: Executor }, id: number) {
  const [found] = await db
    .select({ headers: imports.headers, columns: imports.columns })
    .from(imports)
    .where(eq(imports.id, id));
  return (found?.headers ?? []).filter(
    (header, index) => header.trim() && !found?.columns?.[index],
  );
}

export async function checkImport(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  { columns, rules, saveAs }: MappingInput,
) {
  if (!may(actor, permission)) return "not-found";
  const twice = columns.find(
    (field, index) =>
      isImportField(field) && !acceptsManyColumns(field) && columns.indexOf(field) !== index,
  );
  if (twice) return { twice };
  const { categories } = await readReferenceChoices({ db });
  if (!categories.some(({ slug }) => slug === rules.category)) return "not-found";
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ headers: imports.headers })
      .from(imports)
      .where(eq(imports.id, id));
    if (!found) return "not-found";
    const meant = Object.fromEntries(
      found.headers.map((header, index) => [header, columns[index] ?? ""]),
    );
    const savedAt = clock();
    if (saveAs)
      await tx
        .insert(importMappings)
        .values({ name: saveAs, columns: meant, savedAt })
        .onConflictDoUpdate({ target: importMappings.name, set: { columns: meant, savedAt } });
    return begin(tx, clock, id, ["mapping", "checked"], "checking", { columns, rules });
  });
}

export const runImport = (deps: Deps, actor: Actor, id: number) =>
  move(deps, actor, id, ["checked"], "running");
export const undoImport = (deps: Deps, actor: Actor, id: number) =>
  move(deps, actor, id, ["done", "stopped"], "undoing");

/** Stops after the current batch; finished rows stay, and the import can continue later. */
export async function stopImport({ db }: Deps, actor: Actor, id: number) {
  if (!may(actor, permission)) return "not-found";
  const stopped = await db
    .update(imports)
    .set({ state: "stopped", problem: null })
    .where(and(eq(imports.id, id), eq(imports.state, "running")))
    .returning({ id: imports.id });
  const back = await db
    .update(imports)
    .set({ state: "mapping" })
    .where(and(eq(imports.id, id), eq(imports.state, "checking")))
    .returning({ id: imports.id });
  // Undone rows stay undone; a new request continues with the rest.
  const left = await db
    .update(imports)
    .set({ state: "done", problem: null })
    .where(and(eq(imports.id, id), eq(imports.state, "undoing")))
    .returning({ id: imports.id });
  return stopped.length + back.length + left.length > 0 ? "done" : "not-found";
}

export async function resumeImport({ db, clock }: Deps, actor: Actor, id: number) {
  if (!may(actor, permission)) return "not-found";
  return db.transaction((tx) => begin(tx, clock, id, ["stopped"], "running", {}, true));
}

/** Deletes an import that was never run. */
export async function discardImport({ db }: Deps, actor: Actor, id: number) {
  if (!may(actor, permission)) return "not-found";
  const gone = await db
    .delete(imports)
    .where(and(eq(imports.id, id), inArray(imports.state, ["mapping", "checked"])))
    .returning({ id: imports.id });
  return gone.length > 0 ? "done" : "not-found";
}

async function move(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  from: ImportState[],
  to: ImportState,
) {
  if (!may(actor, permission)) return "not-found";
  return db.transaction((tx) => begin(tx, clock, id, from, to));
}

/** Lets a command start an import it has just sent, with the guessed columns. */
export async function startImportForSite(
  { db, clock }: Deps,
  id: number,
  to: "checking" | "running",
  choices: Partial<ImportRules>,
) {
  const [found] = await db.select({ rules: imports.rules }).from(imports).where(eq(imports.id, id));
  const rules = { ...(found?.rules as ImportRules), ...choices };
  // Leased right away, so that a site on the same database leaves it to the command.
  return begin(db, clock, id, ["mapping", "checked"], to, {
    rules,
    leasedUntil: new Date(clock().getTime() + firstLease),
  });
}

/** Starts a phase of an import. `goesOn`: continue after the last finished row. */
async function begin(
  db: Executor,
  clock: () => Date,
  id: number,
  from: ImportState[],
  to: ImportState,
  more: Partial<typeof imports.$inferInsert> = {},
  goesOn = false,
) {
  const begun = await db
    .update(imports)
    .set({
      state: to,
      problem: null,
      startedAt: clock(),
      finishedAt: null,
      leasedUntil: null,
      ...more,
      ...(goesOn ? {} : { done: 0 }),
    })
    .where(and(eq(imports.id, id), inArray(imports.state, from)))
    .returning({ id: imports.id });
  await invalidateTags(db, [importsTag]);
  return begun.length > 0 ? ("done" as const) : ("not-found" as const);
}

/** Deletes files and results after a month. */
export async function deleteOldImports({ db, clock }: Deps) {
  const gone = await db
    .delete(imports)
    .where(lt(imports.createdAt, new Date(clock().getTime() - keptFor)))
    .returning({ id: imports.id });
  return gone.length;
}
