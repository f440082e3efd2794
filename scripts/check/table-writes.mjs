import { readFileSync } from "node:fs";

/** Demo data fills every table at once, before there is anything to protect. */
const unchecked = /\.test\.tsx?$|^domain\/demo\//;
const checkedLayers = /^(app|domain|integrations|platform|server|shared)\//;

const drizzleWrite = /\.(?:insert|update|delete)\(\s*([A-Za-z_$][\w$]*)/g;
/** "update" is a word of prose too, so it counts only with its "set". */
const sqlWrite =
  /\b(?:(?:insert\s+into|delete\s+from|truncate(?:\s+table)?|merge\s+into)\s+"?(\$\{\s*)?([a-z_]\w*)|update\s+(?:only\s+)?"?(\$\{\s*)?([a-z_]\w*)\s*\}?"?(?:\s+as)?(?:\s+(?!set\b)\w+)?\s+set\b)/gi;
const schemaImport =
  /import\s+(?:\*\s+as\s+(\w+)|\{([^}]*)\})\s+from\s+"#database\/schema\/([\w-]+)(?:\/[^"]*)?(?:\.ts)?"/g;

/** Writes of tables by files outside the module that the table's schema file is named for. */
export function listForeignWrites(code) {
  const ownerOf = tableOwners(code);
  if (!ownerOf.size)
    return ["check-saw-something: database/schema/ (no table was found, so no write was checked)"];
  return code
    .filter((file) => checkedLayers.test(file) && !unchecked.test(file))
    .flatMap((file) => {
      const written = tablesWritten(readFileSync(file, "utf8"), ownerOf);
      return [...written]
        .filter(([, owner]) => !file.startsWith(`domain/${owner}/`))
        .map(
          ([table, owner]) =>
            `owner-writes-its-tables: ${file} writes ${table} (only domain/${owner}/ may: export a function there that writes and invalidates, and call it)`,
        );
    });
}

function tableOwners(code) {
  const tables = code
    .filter((file) => file.startsWith("database/schema/"))
    .flatMap((file) => {
      const owner = /^database\/schema\/([\w-]+)/.exec(file)[1];
      const named = readFileSync(file, "utf8").matchAll(/\bpgTable\(\s*"(\w+)"/g);
      return [...named].map(([, table]) => [table, owner]);
    });
  return new Map(tables);
}

function tablesWritten(text, ownerOf) {
  const imported = importedTables(text);
  const inDrizzle = [...text.matchAll(drizzleWrite)].map(([, name]) => name);
  const inSql = [...text.matchAll(sqlWrite)].map(([, , name, , updated]) => name ?? updated);
  return new Map([
    ...[...inDrizzle, ...inSql]
      .filter((name) => imported.has(name))
      .map((name) => [name, imported.get(name)]),
    ...inSql
      .filter((name) => ownerOf.has(name) && !imported.has(name))
      .map((name) => [name, ownerOf.get(name)]),
  ]);
}

/** Local names of what a file imports from the schema, with the schema's module. */
function importedTables(text) {
  return new Map(
    [...text.matchAll(schemaImport)].flatMap(([, all, some = "", owner]) =>
      [
        all,
        ...some.split(",").map((part) =>
          part
            .trim()
            .split(/\s+as\s+/)
            .at(-1),
        ),
      ]
        .filter(Boolean)
        .map((name) => [name, owner]),
    ),
  );
}
