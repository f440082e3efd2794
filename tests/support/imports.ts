import { asc, eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { importRows, imports } from "#database/schema/imports.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { ImportRules } from "#domain/imports/import-fields.ts";
import { checkImport, runImport, uploadImport } from "#domain/imports/imports.server.ts";
import { runImports } from "#domain/imports/run-imports.server.ts";

export type ImportDeps = { db: Executor; clock: () => Date };

export async function looked(
  deps: ImportDeps,
  actor: Actor,
  content: string | Uint8Array,
  rules: Partial<ImportRules> = {},
  columns?: string[],
) {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const sent = await uploadImport(deps, actor, { name: "spas.csv", bytes });
  if (sent.outcome !== "taken") throw new Error(JSON.stringify(sent));
  const [found] = await deps.db.select().from(imports).where(eq(imports.id, sent.id));
  if (!found) throw new Error("no import");
  await checkImport(deps, actor, sent.id, {
    columns: columns ?? found.columns,
    rules: { ...(found.rules as ImportRules), ...rules },
    saveAs: "",
  });
  await runImports(deps);
  return sent.id;
}

export async function imported(
  deps: ImportDeps,
  actor: Actor,
  content: string | Uint8Array,
  rules: Partial<ImportRules> = {},
) {
  const id = await looked(deps, actor, content, rules);
  await runImport(deps, actor, id);
  await runImports(deps);
  return id;
}

export const rowsOf = ({ db }: ImportDeps, id: number) =>
  db.select().from(importRows).where(eq(importRows.importId, id)).orderBy(asc(importRows.position));

export const csvOf = (...rows: string[]) =>
  `${["Business Name,Street,City,ZIP,Tel.,Website", ...rows].join("\r\n")}\r\n`;
