import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { checksumTable, readSnapshot } from "#database/backup/read-rows.ts";
import { listTables } from "#database/backup/tables.ts";
import { openDatabase } from "#database/connection.ts";
import { readConfig } from "#platform/config.ts";
import { createLogger } from "#platform/logger.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { restoreCommand } from "#server/backup-commands.ts";
import { cookieOf } from "#tests/support/account-site.ts";
import { createDatabase } from "#tests/support/create-database.ts";
import { startDemonstrationPostgres } from "#tests/support/demonstration-postgres.ts";
import {
  copyOfDemonstration,
  environmentOf,
  folderWithSecret,
  operator,
  type RunningServer,
  runSite,
  type ServerData,
  startServer,
  temporaryFolder,
} from "#tests/support/server.ts";
import { atLevel, fewOf, isFullLevel } from "#tests/support/test-level.ts";

const rounds = atLevel(1, 10);
const writers = 4;

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));

type Site = { server: RunningServer; cookie: string; slugs: string[] };

async function opened(place: ServerData): Promise<Site> {
  const server = await startServer(place);
  const signedIn = await fetch(`${server.url}/api/admin/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(operator),
  });
  const listings = (await (await fetch(`${server.url}/api/medspas`)).json()) as { slug: string }[];
  return { server, cookie: cookieOf(signedIn), slugs: listings.map(({ slug }) => slug) };
}

/** Adds and removes favorites until stopped; records request and response time of each change. */
function keepWriting({ server, cookie, slugs }: Site) {
  let isStopping = false;
  const changes: { slug: string; isSaved: boolean; from: number; to: number }[] = [];
  const work = Array.from({ length: writers }, async (_, writer) => {
    const own = slugs.filter((_slug, index) => index % writers === writer);
    for (let turn = 0; !isStopping; turn++) {
      const slug = own[turn % own.length] ?? "";
      const isSaved = Math.floor(turn / own.length) % 2 === 0;
      const from = performance.now();
      const { status } = await fetch(`${server.url}/api/me/favourites/${slug}`, {
        method: isSaved ? "PUT" : "DELETE",
        headers: { cookie },
      });
      expect(status).toBeLessThan(300);
      changes.push({ slug, isSaved, from, to: performance.now() });
      // Without a pause, these writes are half of the test's work.
      await wait(50);
    }
  });
  return {
    changes,
    async stop() {
      isStopping = true;
      await Promise.all(work);
    },
  };
}

async function contentsOf({ dataDir, databaseUrl }: ServerData) {
  const database = await openDatabase({ dataDir, databaseUrl }, createLogger("silent"), {
    asItIs: true,
  });
  const found = await readSnapshot(database.db, async (tx) => {
    const tables = await listTables(tx);
    const sums = [];
    for (const table of tables) sums.push([table.name, await checksumTable(tx, table)] as const);
    const { rows } = await tx.execute<{ slug: string }>(
      sql`select m.slug from favorites f join listings m on m.id = f.listing_id`,
    );
    return { sums: Object.fromEntries(sums), saved: new Set(rows.map(({ slug }) => slug)) };
  });
  await database.close();
  return found;
}

function sumsIn(file: string) {
  let table = "";
  const sums: Record<string, unknown> = {};
  for (const line of gunzipSync(readFileSync(file)).toString().split("\n")) {
    if (!line.startsWith("{")) continue;
    const said = JSON.parse(line);
    if (said.table) table = said.table;
    if (said.sum) sums[table] = said.sum;
  }
  return sums;
}

/** Restores a backup made during writes: each row must match one moment between start and end. */
async function drill(site: Site, source: ServerData, into: ServerData) {
  const file = join(folder, `${Math.random()}.backup`);
  const writing = keepWriting(site);
  await expect.poll(() => writing.changes.length, { timeout: 600_000 }).toBeGreaterThan(20);
  const begun = performance.now();
  expect(await runSite(["backup", file], environmentOf(source))).toMatchObject({
    code: 0,
    printed: expect.stringContaining("it is whole"),
  });
  const ended = performance.now();
  await writing.stop();

  expect(await runSite(["restore", file], environmentOf(into))).toMatchObject({
    code: 0,
    printed: expect.stringContaining("Every table was compared"),
  });
  const restored = await contentsOf(into);
  expect(restored.sums).toEqual(sumsIn(file));
  const untouchedMeanwhile = [...new Set(writing.changes.map(({ slug }) => slug))].flatMap(
    (slug) => {
      const its = writing.changes.filter((change) => change.slug === slug);
      return its.some(({ from, to }) => from < ended && to > begun)
        ? []
        : [its.filter(({ to }) => to <= begun).at(-1) ?? { slug, isSaved: false }];
    },
  );
  for (const { slug, isSaved } of untouchedMeanwhile)
    expect({ slug, isSaved: restored.saved.has(slug) }).toEqual({ slug, isSaved });
  return file;
}

/** Restores across databases in both directions. */
const ways = isFullLevel
  ? ([
      "embedded into embedded",
      "PostgreSQL into PostgreSQL",
      "embedded into PostgreSQL",
      "PostgreSQL into embedded",
    ] as const)
  : (["embedded into PostgreSQL"] as const);

describe("a backup under load equals its source row by row", () => {
  test.for(ways)(`%s, ${rounds} of ${rounds}`, { timeout: 600_000 * rounds }, async (way) => {
    const postgres = await startDemonstrationPostgres();
    const [from, to] = way.split(" into ");
    const source =
      from === "embedded"
        ? { dataDir: await copyOfDemonstration(), databaseUrl: undefined }
        : {
            dataDir: folderWithSecret(),
            databaseUrl: await postgres.copyOfDemonstration("backed_up"),
          };
    const site = await opened(source);
    for (let round = 0; round < rounds; round++) {
      const into = {
        dataDir: join(folder, `${way} ${round}`),
        databaseUrl:
          to === "embedded"
            ? undefined
            : await createDatabase(postgres.address, `restored_${round}`),
      };
      const file = await drill(site, source, into);
      if (round > 0) continue;
      expect(existsSync(join(source.dataDir, "copies"))).toBe(from === "embedded");
      // The restored site works: the session is valid, and encrypted values are readable.
      const again = await opened(into);
      expect(
        (await fetch(`${again.server.url}/api/me`, { headers: { cookie: site.cookie } })).status,
      ).toBe(200);
      expect(await again.server.stop()).toBe(0);
      await refuses(file, into);
    }
    expect(await site.server.stop()).toBe(0);
    await postgres.stop();
    rmSync(source.dataDir, { recursive: true });
  });
});

/** Expects a one-line error and no change, for a damaged file or an occupied target. */
async function refuses(file: string, into: ServerData) {
  const fresh = join(folder, "never");
  const [config, logger] = [readConfig({ DATA_DIR: fresh }), createLogger("silent")];
  const text = gunzipSync(readFileSync(file)).toString();
  const damaged = {
    cut: gzipSync(text.slice(0, text.lastIndexOf('{"end"'))),
    short: readFileSync(file).subarray(0, -1000),
    changed: gzipSync(text.replace('"Irvine"', '"Irvina"')),
    missing: gzipSync(text.replace(/\n\[[^\n]*"Irvine"[^\n]*/, "")),
    foreign: gzipSync(text.replace(/"migrations":\["\w/, '"migrations":["-')),
  };
  for (const [kind, bytes] of fewOf(Object.entries(damaged), 2, "kinds of damage")) {
    const path = join(folder, `${kind}.backup`);
    writeFileSync(path, bytes);
    const { message } = await restoreCommand({ config, logger }, [path]).then(
      () => ({ message: "was restored" }),
      (error: unknown) => (error instanceof StartFailure ? error : { message: String(error) }),
    );
    expect({ kind, message }).toEqual({
      kind,
      message: expect.stringMatching(
        /^.*(not a complete backup|is damaged|newer or different version).*$/,
      ),
    });
    expect(existsSync(join(fresh, "database"))).toBe(false);
  }
  const inTheWay = into.databaseUrl ? "this database already contains a site" : "--replace";
  expect(await runSite(["restore", file], environmentOf(into))).toMatchObject({
    code: 1,
    printed: expect.stringContaining(inTheWay),
  });
}
