import { afterAll, describe, expect, test } from "vitest";
import { isLong } from "#tests/support/long.ts";
import biome from "../../biome.json" with { type: "json" };
import { copyProject } from "./project-copy.ts";

const value = "export const planted = 1;\n";
const imports = (path: string) =>
  `import { planted } from "${path}";\nexport const second = planted;\n`;

const copies: ReturnType<typeof copyProject>[] = [];
afterAll(() => copies.forEach((copy) => void copy.remove()));

async function checkWith(planted: Record<string, string>, ...steps: string[]) {
  const copy = copyProject();
  copies.push(copy);
  for (const [file, text] of Object.entries(planted)) copy.write(file, text);
  return copy.check(...steps);
}

async function expectRefusal(planted: Record<string, string>, step: string, words: string) {
  const { passed, output } = await checkWith(planted, step);
  expect(output).toContain(words);
  expect(passed).toBe(false);
}

type Refusal = [what: string, planted: Record<string, string>, words: string];

/** Violations, all in one copy: the check reads the project once and reports each. */
const refusedByArchitecture: Refusal[] = [
  [
    "an import from a lower layer to a higher one",
    { "platform/planted.ts": imports("#domain/planted.ts"), "domain/planted.ts": value },
    "layer-platform: platform/planted.ts -> domain/planted.ts (platform/ imports only shared, site:",
  ],
  [
    "an import from a module to one that it does not list",
    {
      "domain/catalogue/planted.ts": imports("#domain/demo/planted.ts"),
      "domain/demo/planted.ts": value,
    },
    "module-catalogue: domain/catalogue/planted.ts -> domain/demo/planted.ts (catalogue may only import accounts, settings",
  ],
  [
    "an import from a module to the tables of one that it does not list",
    { "domain/contact/planted.server.ts": imports("#database/schema/specials.ts") },
    "module-contact: domain/contact/planted.server.ts -> database/schema/specials.ts",
  ],
  [
    "an import from a component to the server",
    { "app/components/planted.tsx": imports("#server/planted.ts"), "server/planted.ts": value },
    "layer-app: app/components/planted.tsx -> server/planted.ts",
  ],
  [
    "an import from a component to a domain file that runs on the server",
    {
      "app/components/planted-too.tsx": imports("#domain/planted.server.ts"),
      "domain/planted.server.ts": value,
    },
    "components-get-data-as-props: app/components/planted-too.tsx -> domain/planted.server.ts",
  ],
  [
    "an import from a page to the database",
    { "app/routes/planted.tsx": imports("#database/planted.ts"), "database/planted.ts": value },
    "app-sees-database-through-domain: app/routes/planted.tsx -> database/planted.ts",
  ],
  [
    "an import from what has to do with money to the check of a license",
    {
      "domain/billing/planted.server.ts":
        'export { recordLicenseCheck } from "#domain/catalogue/licenses/check-license.server.ts";\n',
    },
    "money-checks-no-license: domain/billing/planted.server.ts -> domain/catalogue/licenses/check-license.server.ts",
  ],
  [
    "an import of what is for tests",
    { "server/helped.ts": 'export { readPage } from "#tests/support/html.ts";\n' },
    "no-tests-in-production: server/helped.ts -> tests/support/html.ts",
  ],
  [
    "an import from a pure file to the machine",
    { "shared/planted.ts": 'export { readFileSync } from "node:fs";\n' },
    "pure-files-stay-pure: shared/planted.ts -> fs",
  ],
  [
    "an import into another module's internal folder",
    {
      "server/planted-too.ts": imports("#domain/catalogue/internal/planted.ts"),
      "domain/catalogue/internal/planted.ts": value,
    },
    "internal-means-internal: server/planted-too.ts -> domain/catalogue/internal/planted.ts",
  ],
  [
    "an import in a circle",
    {
      "shared/circle.ts": imports("./round.ts"),
      "shared/round.ts": 'export { second as planted } from "./circle.ts";\n',
    },
    "no-cycles: shared/circle.ts -> shared/round.ts -> shared/circle.ts",
  ],
  [
    "a write of another module's table by Drizzle",
    {
      "domain/contact/planted-write.server.ts":
        'import { leads as rows } from "#database/schema/leads.ts";\nexport const plant = (db) => db\n  .update(rows)\n  .set({ name: "" });\n',
    },
    "owner-writes-its-tables: domain/contact/planted-write.server.ts writes rows (only domain/leads/ may",
  ],
  [
    "a write of another module's table in SQL",
    {
      "domain/contact/planted-sql.server.ts":
        "export const plant = (db, sql) => db.execute(sql`update leads l set name = ''`);\n",
    },
    "owner-writes-its-tables: domain/contact/planted-sql.server.ts writes leads (only domain/leads/ may",
  ],
  [
    "a write of a table outside the domain",
    {
      "server/planted-write.ts":
        'import { leads } from "#database/schema/leads.ts";\nexport const plant = (db) => db.delete(leads);\n',
    },
    "owner-writes-its-tables: server/planted-write.ts writes leads (only domain/leads/ may",
  ],
  [
    "a path of a page in the domain",
    { "domain/contact/planted-page.ts": 'export const page = "/owner/messages";\n' },
    "domain-knows-no-urls: domain/contact/planted-page.ts writes /owner/messages (",
  ],
  [
    "an absolute URL of a page in the domain",
    {
      "domain/contact/planted-url.ts": `export const page = (siteUrl: string) => \`\${siteUrl}/admin/messages\`;\n`,
    },
    "domain-knows-no-urls: domain/contact/planted-url.ts writes /admin/messages (",
  ],
  [
    "a path of a page in SQL of the domain",
    {
      "domain/contact/planted-sql-page.ts":
        "export const page = (sql) => sql`select '/listing/' || slug from listings`;\n",
    },
    "domain-knows-no-urls: domain/contact/planted-sql-page.ts writes /listing/ (",
  ],
  ["a folder that no table names", { "lib/planted.ts": value }, "every-folder-has-a-layer: lib/"],
  [
    "a module that no table names",
    { "domain/loyalty/planted.ts": value },
    "every-module-is-listed: domain/loyalty/",
  ],
  [
    "a diagram that differs from the tables",
    {
      "docs/architecture.md":
        "<!-- diagram: begin (written by scripts/check-architecture.mjs --write) -->\n<!-- diagram: end -->\n",
    },
    "diagram-is-current: docs/architecture.md",
  ],
  [
    "an unresolved import",
    { "shared/nowhere.ts": imports("#shared/gone.ts") },
    "every-import-resolves: shared/nowhere.ts -> #shared/gone.ts",
  ],
  [
    "a layer of which it read nothing",
    { ".gitignore": "site/**/*.ts\n", "site/README.md": "No code to be seen.\n" },
    "every-layer-is-checked: site/",
  ],
];

const refusedByOthers: Refusal[] = [
  [
    "a file of 450 lines",
    { "shared/long.ts": "// line\n".repeat(450) },
    "file-size: shared/long.ts has 450 lines",
  ],
  // Checks one folder only: all of them took as long as all other violations together.
  [
    "what the formatter would write otherwise",
    {
      "shared/crooked.ts": "export const crooked = 1",
      "biome.json": JSON.stringify({ ...biome, files: { includes: ["shared/**"] } }),
    },
    "shared/crooked.ts format",
  ],
];
const refused = [...refusedByArchitecture, ...refusedByOthers];

describe.runIf(isLong)("the architecture, size and style checks", () => {
  let checking: ReturnType<typeof checkWith> | undefined;
  const check = () => {
    checking ??= checkWith(
      Object.assign({}, ...refused.map(([, planted]) => planted)),
      "architecture",
      "style",
      "file-sizes",
    );
    return checking;
  };
  for (const [what, , words] of refused)
    test(what, async () => {
      const { passed, output } = await check();
      expect(output).toContain(words);
      expect(passed).toBe(false);
    });

  test("run and report every step even when others fail", async () => {
    const { output } = await check();
    expect(output.match(/^FAILED .+/gm)).toHaveLength(3);
    expect(output).toContain("(0 of 3 in ");
  });
});

describe("rejections by the check", () => {
  test.runIf(isLong)("cover an export and a file that no module imports", async () => {
    const entry = 'import "#domain/planted.ts";\n';
    const { passed, output } = await checkWith(
      {
        "domain/planted.ts": `${value}export type Planted = 1;\n`,
        "scripts/planted.mjs": entry,
        "shared/planted.ts": value,
      },
      "dead-code",
    );
    expect(output).toMatch(/Unused files[\s\S]+shared\/planted\.ts/);
    expect(output).toMatch(/Unused exports[\s\S]+planted\s+domain\/planted\.ts/);
    expect(output).toMatch(/Unused exported types[\s\S]+Planted\s+type\s+domain\/planted\.ts/);
    expect(passed).toBe(false);
  });

  test("cover a run that saw no file", async () => {
    const everythingIgnored = { ".gitignore": "*\n" };
    await expectRefusal(
      everythingIgnored,
      "architecture",
      "check-saw-something: 0 files and 0 imports",
    );
    await expectRefusal(everythingIgnored, "file-sizes", "check-saw-something: 0 files");
  });

  test("cover an unknown step", () => expectRefusal({}, "speling", "Unknown step speling"));
});

test("a long file passes with a warning", async () => {
  const { passed, output } = await checkWith(
    { "shared/planted.ts": "// line\n".repeat(300) },
    "file-sizes",
  );
  expect(output).toContain("warning: shared/planted.ts has 300 lines");
  expect(passed).toBe(true);
});
