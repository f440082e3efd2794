import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test as plainTest } from "vitest";
import { temporaryFolder } from "#tests/support/server.ts";

const test = plainTest.extend<{ clone: ReturnType<typeof openClone> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
  clone: async ({}, use) => {
    const clone = openClone();
    await use(clone);
    clone.remove();
  },
});

/** A folder with just the files that a test needs, in which the project's own scripts run. */
function openClone() {
  const folder = temporaryFolder();
  return {
    write(file: string, content: string | object) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(
        join(folder, file),
        typeof content === "string" ? content : JSON.stringify(content),
      );
    },
    lose: (path: string) => rmSync(join(folder, path), { recursive: true }),
    run: (args: string[]) =>
      new Promise<{ code: number; printed: string }>((done) => {
        execFile(
          process.execPath,
          args,
          { cwd: folder, env: { ...process.env, npm_config_registry: "http://127.0.0.1:1" } },
          (error, stdout, stderr) =>
            done({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

test("a lock file that is behind package.json is said in one line, with npm's reason", async ({
  clone,
}) => {
  const root = { name: "site", version: "1.0.0" };
  clone.write("package.json", { ...root, dependencies: { part: "file:part" } });
  clone.write("package-lock.json", {
    ...root,
    lockfileVersion: 3,
    requires: true,
    packages: { "": root },
  });
  clone.write("part/package.json", { name: "part", version: "1.0.0" });
  const { code, printed } = await clone.run([resolve("scripts/start.mjs")]);
  expect(printed.trim().split("\n")).toEqual([
    "Installing packages ...",
    "package.json and package-lock.json disagree: run npm install and commit the lock file (Missing: part@1.0.0 from lock file).",
  ]);
  expect(code).toBe(1);
});

test("the site is built once for the same sources, and again when what was built is gone", async ({
  clone,
}) => {
  const outputs = ["build/server/index.js", "build/client/assets/app.js"];
  const makeAll = outputs
    .map(
      (file) => `mkdirSync(dirname("${file}"), { recursive: true }); writeFileSync("${file}", "");`,
    )
    .join("\n");
  const builder = `const { mkdirSync, writeFileSync } = require("node:fs"); const { dirname } = require("node:path");\n${makeAll}`;
  clone.write("node_modules/@react-router/dev/bin.cjs", builder);
  const script = `import { ensureBuilt } from ${JSON.stringify(pathToFileURL(resolve("scripts/setup/build.mjs")))}; await ensureBuilt(process.execPath);`;
  const build = () => clone.run(["--input-type=module", "--eval", script]);
  expect(await build()).toEqual({ code: 0, printed: "Building ...\n" });
  expect(await build()).toEqual({ code: 0, printed: "" });
  for (const lost of ["build/server", "build/client"]) {
    clone.lose(lost);
    expect(await build()).toEqual({ code: 0, printed: "Building ...\n" });
  }
});
