import { afterAll, describe, expect, test } from "vitest";
import { copyProject } from "./project-copy.ts";

const value = "export const planted = 1;\n";
const imports = (path: string) => `import { planted } from "${path}";\nexport const second = planted;\n`;

const copies: ReturnType<typeof copyProject>[] = [];
afterAll(() => copies.forEach((copy) => void copy.remove()));

/** Runs these steps of the check on a copy of the project with these files planted in it. */
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

/** Each plants one import that is not allowed. They are planted together: the check reads the whole project once, and names each. */
const refusedImports: [from: string, planted: Record<string, string>, words: string][] = [
  [
    "from a lower layer to a higher one",
    { "platform/planted.ts": imports("#domain/planted.ts"), "domain/planted.ts": value },
    "layer-platform: platform/planted.ts -> domain/planted.ts (platform/ imports only shared, site:",
  ],
  [
    "from a module to one that it does not list",
    { "domain/catalogue/planted.ts": imports("#domain/transfer/planted.ts"), "domain/transfer/planted.ts": value },
    "module-catalogue: domain/catalogue/planted.ts -> domain/transfer/planted.ts (catalogue knows only accounts, media",
  ],
  [
    "from a module to the tables of one that it does not list",
    { "domain/contact/planted.server.ts": imports("#database/schema/specials.ts") },
    "module-contact: domain/contact/planted.server.ts -> database/schema/specials.ts",
  ],
  [
    "from a component to the server",
    { "app/components/planted.tsx": imports("#server/planted.ts"), "server/planted.ts": value },
    "layer-app: app/components/planted.tsx -> server/planted.ts",
  ],
  [
    "from a component to a domain file that runs on the server",
    { "app/components/planted-too.tsx": imports("#domain/planted.server.ts"), "domain/planted.server.ts": value },
    "components-get-data-as-props: app/components/planted-too.tsx -> domain/planted.server.ts",
  ],
  [
    "from a page to the database",
    { "app/routes/planted.tsx": imports("#database/planted.ts"), "database/planted.ts": value },
    "app-sees-database-through-domain: app/routes/planted.tsx -> database/planted.ts",
  ],
  [
    "from what has to do with money to the check of a licence",
    { "domain/billing/planted.server.ts": 'export { recordLicenceCheck } from "#domain/catalogue/check-licence.server.ts";\n' },
    "money-checks-no-licence: domain/billing/planted.server.ts -> domain/catalogue/check-licence.server.ts",
  ],
  ["from a pure file to the machine", { "shared/planted.ts": 'export { readFileSync } from "node:fs";\n' }, "pure-files-stay-pure: shared/planted.ts -> fs"],
  [
    "into another module's internal folder",
    { "server/planted-too.ts": imports("#domain/catalogue/internal/planted.ts"), "domain/catalogue/internal/planted.ts": value },
    "internal-means-internal: server/planted-too.ts -> domain/catalogue/internal/planted.ts",
  ],
  [
    "in a circle",
    { "shared/circle.ts": imports("./round.ts"), "shared/round.ts": 'export { second as planted } from "./circle.ts";\n' },
    "no-cycles: shared/circle.ts -> shared/round.ts -> shared/circle.ts",
  ],
  ["that leads nowhere", { "shared/nowhere.ts": imports("#shared/gone.ts") }, "every-import-resolves: shared/nowhere.ts -> #shared/gone.ts"],
];

describe("an import is refused", () => {
  let checking: ReturnType<typeof checkWith> | undefined;
  for (const [from, , words] of refusedImports)
    test(from, async () => {
      checking ??= checkWith(Object.assign({}, ...refusedImports.map(([, planted]) => planted)), "architecture");
      const { passed, output } = await checking;
      expect(output).toContain(words);
      expect(passed).toBe(false);
    });
});

describe("the check refuses", () => {
  test("an export that nobody imports", async () => {
    const entry = 'import "#domain/planted.ts";\n';
    const { passed, output } = await checkWith({ "domain/planted.ts": `${value}export type Planted = 1;\n`, "scripts/planted.mjs": entry }, "dead-code");
    expect(output).toMatch(/Unused exports[\s\S]+planted\s+domain\/planted\.ts/);
    expect(output).toMatch(/Unused exported types[\s\S]+Planted\s+type\s+domain\/planted\.ts/);
    expect(passed).toBe(false);
  });

  test("a file that nobody imports", () => expectRefusal({ "shared/planted.ts": value }, "dead-code", "shared/planted.ts"));

  test("a file of 400 lines", () =>
    expectRefusal({ "shared/planted.ts": "// line\n".repeat(400) }, "file-sizes", "file-size: shared/planted.ts has 400 lines"));

  test("a diagram that differs from the tables", () => {
    const page = "<!-- diagram: begin (written by scripts/check-architecture.mjs --write) -->\n<!-- diagram: end -->\n";
    return expectRefusal({ "docs/architecture.md": page }, "architecture", "diagram-is-current: docs/architecture.md");
  });

  test("a folder and a module that no table names", async () => {
    const { passed, output } = await checkWith({ "lib/planted.ts": value, "domain/loyalty/planted.ts": value }, "architecture");
    expect(output).toContain("every-folder-has-a-layer: lib/");
    expect(output).toContain("every-module-is-listed: domain/loyalty/");
    expect(passed).toBe(false);
  });

  test("to pass when it saw no file", async () => {
    const everythingIgnored = { ".gitignore": "*\n" };
    await expectRefusal(everythingIgnored, "architecture", "check-saw-something: 0 files and 0 imports");
    await expectRefusal(everythingIgnored, "file-sizes", "check-saw-something: 0 files");
  });

  test("a layer of which it read nothing", () =>
    expectRefusal({ ".gitignore": "platform/**/*.ts\n", "platform/README.md": "No code to be seen.\n" }, "architecture", "every-layer-is-checked: platform/"));

  test("a step that does not exist", () => expectRefusal({}, "speling", "There is no step speling"));
});

describe("the check passes", () => {
  test("the project as it is", async () => {
    const { passed, output } = await checkWith({}, "dead-code", "architecture", "file-sizes");
    expect(output).toContain("check passed (3 of 3 in ");
    expect(passed).toBe(true);
  });

  test("a long file with a warning", async () => {
    const { passed, output } = await checkWith({ "shared/planted.ts": "// line\n".repeat(250) }, "file-sizes");
    expect(output).toContain("warning: shared/planted.ts has 250 lines");
    expect(passed).toBe(true);
  });
});

test("every step runs and reports, though others fail", async () => {
  const { output } = await checkWith(
    { "shared/planted.ts": `import "./gone.ts"\n${"// line\n".repeat(400)}` },
    "style",
    "file-sizes",
    "dead-code",
    "architecture",
  );
  expect(output.match(/^FAILED .+/gm)).toHaveLength(4);
  expect(output).toContain("(0 of 4 in ");
});
