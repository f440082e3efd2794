import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemonstrationPostgres } from "#tests/support/demonstration-postgres.ts";
import { readPage } from "#tests/support/html.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

let postgres: Awaited<ReturnType<typeof startDemonstrationPostgres>>;
let server: RunningServer;
let database: pg.Client;

beforeAll(async () => {
  postgres = await startDemonstrationPostgres();
  const address = await postgres.copyOfDemonstration("search_error");
  server = await startServer({ databaseUrl: address });
  database = new pg.Client(address);
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await server.stop();
  await postgres.stop();
});

/** Every word search and every card reads this table. */
async function withoutMenus<Answer>(work: () => Promise<Answer>) {
  await database.query("alter table services rename to services_away");
  try {
    return await work();
  } finally {
    await database.query("alter table services_away rename to services");
  }
}

const open = async (path: string) => {
  const response = await fetch(server.url + path);
  return { status: response.status, ...readPage(await response.text()) };
};

// Different listings: cards that were shown before come from memory.
for (const [path, asked] of [
  ["/search", "botox irvine"],
  ["/enhanced-search", "massage irvine"],
] as const)
  test(`a failed search on ${path} shows an error, keeps the input and works again after the fault`, async () => {
    const address = `${path}?q=${asked.replace(" ", "+")}`;
    const { status, headings, text, titles, robots, html, links } = await withoutMenus(() =>
      open(address),
    );
    expect({ status, headings, robots }).toEqual({
      status: 500,
      headings: ["Search Error"],
      robots: "noindex",
    });
    expect(text).toContain("There was an error performing your search. Please try again.");
    expect(titles[0]).toContain("Search Error");
    expect(/<main.*?<input[^>]*? value="([^"]*)"/s.exec(html)?.[1]).toBe(asked);
    expect(links).toContain(address);
    expect((await open(address)).status).toBe(200);
  });

test("the failure is logged on one line, without the query", async () => {
  const before = server.logs.length;
  await withoutMenus(() =>
    open(`/search?q=${encodeURIComponent('lucy-was-here\n{"level":60,"msg":"forged"}\u001b[2J')}`),
  );
  const lines = server.logs.slice(before);
  const told = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(told).toContainEqual(
    expect.objectContaining({
      level: 50,
      msg: "failed",
      path: "/search",
      error: expect.stringContaining("services"),
    }),
  );
  // A job may fail on the missing table too.
  const ofRequest = told.filter(({ msg }) => msg !== "a job failed");
  expect(new Set(ofRequest.map(({ msg }) => msg))).toEqual(new Set(["failed", "answered"]));
  expect(lines.join("\n")).not.toMatch(/lucy-was-here|[^\n -~]/);
});
