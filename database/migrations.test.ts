import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import config from "../drizzle.config.ts";

type Snapshot = Parameters<typeof generateMigration>[0];

const schema = Object.assign(
  {},
  ...Object.values(import.meta.glob("./schema/**/*.ts", { eager: true })),
);
const read = (file: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "migrations/meta", file), "utf8"));
const entries: { idx: number; when: number; tag: string }[] = read("_journal.json").entries;

/** Only the last snapshot is kept: the next migration needs no other. */
test("the migrations end where the schema stands", async () => {
  const last: Snapshot = read(`${entries.at(-1)?.tag.split("_")[0]}_snapshot.json`);
  const wanted = generateDrizzleJson(schema, last.id, undefined, config.casing);
  expect(Object.keys(wanted.tables).length).toBeGreaterThan(10);
  expect(await generateMigration(last, wanted)).toEqual([]);
});

test("each migration is later than the one before it: an older one would be passed over in silence", () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
});
