import { afterAll, describe, expect, test } from "vitest";
import { isFullLevel } from "#tests/support/test-level.ts";
import biome from "../../biome.json" with { type: "json" };
import { copyProject } from "./project-copy.ts";

const value = "export const sample = 1;\n";
const imports = (path: string) =>
  `import { sample } from "${path}";\nexport const second = sample;\n`;

const copies: ReturnType<typeof copyProject>[] = [];
afterAll(() => copies.forEach((copy) => void copy.remove()));

async function checkWith(sample: Record<string, string>, ...steps: string[]) {
  const copy = copyProject();
  copies.push(copy);
  for (const [file, text] of Object.entries(sample)) copy.write(file, text);
  return copy.check(...steps);
}

async function expectRefusal(sample: Record<string, string>, step: string, words: string) {
  const { passed, output } = await checkWith(sample, step);
  expect(output).toContain(words);
  expect(passed).toBe(false);
}

type Refusal = [what: string, sample: Record<string, string>, words: string];

/** Violations, all in one copy: the check reads the project once and reports each. */
const refusedByArchitecture: Refusal[] = [
  [
    "an import from a lower layer to a higher one",
    { "platform/sample.ts": imports("#domain/sample.ts"), "domain/sample.ts": value },
    "layer-platform: platform/sample.ts -> domain/sample.ts (platform/ imports only shared, site:",
  ],
  [
    "an import from a module to one that it does not list",
    {
      "domain/catalogue/sample.ts": imports("#domain/demo/sample.ts"),
      "domain/demo/sample.ts": value,
    },
    "module-catalogue: domain/catalogue/sample.ts -> domain/demo/sample.ts (catalogue may only import accounts, settings",
  ],
  [
    "an import from a module to the tables of one that it does not list",
    { "domain/contact/sample.server.ts": imports("#database/schema/specials.ts") },
    "module-contact: domain/contact/sample.server.ts -> database/schema/specials.ts",
  ],
  [
    "an import from a component to the server",
    { "app/components/sample.tsx": imports("#server/sample.ts"), "server/sample.ts": value },
    "layer-app: app/components/sample.tsx -> server/sample.ts",
  ],
  [
    "an import from a component to a domain file that runs on the server",
    {
      "app/components/sample-too.tsx": imports("#domain/sample.server.ts"),
      "domain/sample.server.ts": value,
    },
    "components-get-data-as-props: app/components/sample-too.tsx -> domain/sample.server.ts",
  ],
  [
    "an import from a page to the database",
    { "app/site/routes/sample.tsx": imports("#database/sample.ts"), "database/sample.ts": value },
    "app-sees-database-through-domain: app/site/routes/sample.tsx -> database/sample.ts",
  ],
  [
    "an import from what has to do with money to the check of a license",
    {
      "domain/billing/sample.server.ts":
        'export { recordLicenseCheck } from "#domain/catalogue/licenses/check-license.server.ts";\n',
    },
    "money-checks-no-license: domain/billing/sample.server.ts -> domain/catalogue/licenses/check-license.server.ts",
  ],
  [
    "an import of what is for tests",
    { "server/helped.ts": 'export { readPage } from "#tests/support/html.ts";\n' },
    "no-tests-in-production: server/helped.ts -> tests/support/html.ts",
  ],
  [
    "an import from a pure file to the machine",
    { "shared/sample.ts": 'export { readFileSync } from "node:fs";\n' },
    "pure-files-stay-pure: shared/sample.ts -> fs",
  ],
  [
    "an import into another module's internal folder",
    {
      "server/sample-too.ts": imports("#domain/catalogue/internal/sample.ts"),
      "domain/catalogue/internal/sample.ts": value,
    },
    "internal-means-internal: server/sample-too.ts -> domain/catalogue/internal/sample.ts",
  ],
  [
    "an import in a circle",
    {
      "shared/circle.ts": imports("./round.ts"),
      "shared/round.ts": 'export { second as sample } from "./circle.ts";\n',
    },
    "no-cycles: shared/circle.ts -> shared/round.ts -> shared/circle.ts",
  ],
  [
    "a write of another module's table by Drizzle",
    {
      "domain/contact/sample-write.server.ts":
        'import { leads as rows } from "#database/schema/leads.ts";\nexport const plant = (db) => db\n  .update(rows)\n  .set({ name: "" });\n',
    },
    "owner-writes-its-tables: domain/contact/sample-write.server.ts writes rows (only domain/leads/ may",
  ],
  [
    "a write of another module's table in SQL",
    {
      "domain/contact/sample-sql.server.ts":
        "export const plant = (db, sql) => db.execute(sql`update leads l set name = ''`);\n",
    },
    "owner-writes-its-tables: domain/contact/sample-sql.server.ts writes leads (only domain/leads/ may",
  ],
  [
    "a write of a table outside the domain",
    {
      "server/sample-write.ts":
        'import { leads } from "#database/schema/leads.ts";\nexport const plant = (db) => db.delete(leads);\n',
    },
    "owner-writes-its-tables: server/sample-write.ts writes leads (only domain/leads/ may",
  ],
  [
    "a path of a page in the domain",
    { "domain/contact/sample-page.ts": 'export const page = "/owner/messages";\n' },
    "domain-knows-no-urls: domain/contact/sample-page.ts writes /owner/messages (",
  ],
  [
    "an absolute URL of a page in the domain",
    {
      "domain/contact/sample-url.ts": `export const page = (siteUrl: string) => \`\${siteUrl}/admin/messages\`;\n`,
    },
    "domain-knows-no-urls: domain/contact/sample-url.ts writes /admin/messages (",
  ],
  [
    "a path of a page in SQL of the domain",
    {
      "domain/contact/sample-sql-page.ts":
        "export const page = (sql) => sql`select '/listing/' || slug from listings`;\n",
    },
    "domain-knows-no-urls: domain/contact/sample-sql-page.ts writes /listing/ (",
  ],
  ["a folder that no table names", { "lib/sample.ts": value }, "every-folder-has-a-layer: lib/"],
  [
    "a module that no table names",
    { "domain/loyalty/sample.ts": value },
    "every-module-is-listed: domain/loyalty/",
  ],
  [
    "a diagram that differs from the tables",
    {
      "docs/modules.md":
        "<!-- diagram: begin (written by scripts/check-architecture.mjs --write) -->\n<!-- diagram: end -->\n",
    },
    "diagram-is-current: docs/modules.md",
  ],
  [
    "an unresolved import",
    { "shared/nowhere.ts": imports("#shared/gone.ts") },
    "every-import-resolves: shared/nowhere.ts -> #shared/gone.ts",
  ],
  [
    "a layer without any file read",
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
  [
    "a hook in a component that nothing hydrates",
    {
      "app/components/planted-hook.tsx":
        'import { useState } from "react";\n\nexport const usePlanted = () => useState(1);\n',
    },
    "app/components/planted-hook.tsx:1:10 lint/style/noRestrictedImports",
  ],
  [
    "an event handler in a component that nothing hydrates",
    {
      "app/components/planted-handler.tsx":
        'export const Planted = () => <button type="button" onClick={print} />;\n',
    },
    "app/components/planted-handler.tsx:1:52 plugin",
  ],
  // Checks few files only: all of them took as long as all other violations together.
  [
    "what the formatter would write otherwise",
    {
      "shared/crooked.ts": "export const crooked = 1",
      "biome.json": JSON.stringify({
        ...biome,
        files: { includes: ["shared/**", "app/components/planted-*"] },
      }),
    },
    "shared/crooked.ts format",
  ],
];
const refused = [...refusedByArchitecture, ...refusedByOthers];

describe.runIf(isFullLevel)("the architecture, size and style checks", () => {
  let checking: ReturnType<typeof checkWith> | undefined;
  const check = () => {
    checking ??= checkWith(
      Object.assign({}, ...refused.map(([, sample]) => sample)),
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

describe.runIf(isFullLevel)("rejections by the check", () => {
  test("cover an export and a file that no module imports", async () => {
    const entry = 'import "#domain/sample.ts";\n';
    const { passed, output } = await checkWith(
      {
        "domain/sample.ts": `${value}export type Sample = 1;\n`,
        "scripts/sample.mjs": entry,
        "shared/sample.ts": value,
      },
      "dead-code",
    );
    expect(output).toMatch(/Unused files[\s\S]+shared\/sample\.ts/);
    expect(output).toMatch(/Unused exports[\s\S]+sample\s+domain\/sample\.ts/);
    expect(output).toMatch(/Unused exported types[\s\S]+Sample\s+type\s+domain\/sample\.ts/);
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

test.runIf(isFullLevel)("a long file passes with a warning", async () => {
  const { passed, output } = await checkWith(
    { "shared/sample.ts": "// line\n".repeat(300) },
    "file-sizes",
  );
  expect(output).toContain("warning: shared/sample.ts has 300 lines");
  expect(passed).toBe(true);
});
