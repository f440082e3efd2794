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

describe("an import is refused", () => {
  test("from a lower layer to a higher one", () =>
    expectRefusal(
      { "platform/planted.ts": imports("#domain/planted.ts"), "domain/planted.ts": value },
      "architecture",
      "layer-platform: platform/planted.ts -> domain/planted.ts (platform/ imports only shared, site:",
    ));

  test("from a module to one that it does not list", () =>
    expectRefusal(
      { "domain/catalogue/planted.ts": imports("#domain/transfer/planted.ts"), "domain/transfer/planted.ts": value },
      "architecture",
      "module-catalogue: domain/catalogue/planted.ts -> domain/transfer/planted.ts (catalogue knows only accounts, media",
    ));

  test("from a module to the tables of one that it does not list", () =>
    expectRefusal(
      { "domain/newsletter/planted.server.ts": imports("#database/schema/catalogue.ts") },
      "architecture",
      "module-newsletter: domain/newsletter/planted.server.ts -> database/schema/catalogue.ts",
    ));

  test("from a component to the server", () =>
    expectRefusal(
      { "app/components/planted.tsx": imports("#server/planted.ts"), "server/planted.ts": value },
      "architecture",
      "layer-app: app/components/planted.tsx -> server/planted.ts",
    ));

  test("from a component to a domain file that runs on the server", () =>
    expectRefusal(
      { "app/components/planted.tsx": imports("#domain/planted.server.ts"), "domain/planted.server.ts": value },
      "architecture",
      "components-get-data-as-props: app/components/planted.tsx -> domain/planted.server.ts",
    ));

  test("from a page to the database", () =>
    expectRefusal(
      { "app/routes/planted.tsx": imports("#database/planted.ts"), "database/planted.ts": value },
      "architecture",
      "app-sees-database-through-domain: app/routes/planted.tsx -> database/planted.ts",
    ));

  test("from what has to do with money to the check of a licence", () =>
    expectRefusal(
      { "domain/billing/planted.server.ts": 'export { recordLicenceCheck } from "#domain/catalogue/check-licence.server.ts";\n' },
      "architecture",
      "money-checks-no-licence: domain/billing/planted.server.ts -> domain/catalogue/check-licence.server.ts",
    ));

  test("from a pure file to the machine", () =>
    expectRefusal({ "shared/planted.ts": 'export { readFileSync } from "node:fs";\n' }, "architecture", "pure-files-stay-pure: shared/planted.ts -> fs"));

  test("into another module's internal folder", () =>
    expectRefusal(
      { "server/planted.ts": imports("#domain/catalogue/internal/planted.ts"), "domain/catalogue/internal/planted.ts": value },
      "architecture",
      "internal-means-internal: server/planted.ts -> domain/catalogue/internal/planted.ts",
    ));

  test("in a circle", () =>
    expectRefusal(
      { "shared/planted.ts": imports("./second.ts"), "shared/second.ts": 'export { second as planted } from "./planted.ts";\n' },
      "architecture",
      "no-cycles: shared/planted.ts -> shared/second.ts -> shared/planted.ts",
    ));

  test("that leads nowhere", () =>
    expectRefusal({ "shared/planted.ts": imports("#shared/gone.ts") }, "architecture", "every-import-resolves: shared/planted.ts -> #shared/gone.ts"));
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
