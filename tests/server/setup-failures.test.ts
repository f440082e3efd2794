import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
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

/** A folder with only the necessary files, in which the project's scripts run. */
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
    has: (path: string) => existsSync(join(folder, path)),
    allowToRun: (path: string) => chmodSync(join(folder, path), 0o755),
    lose: (path: string) => rmSync(join(folder, path), { recursive: true }),
    run: (args: string[]) =>
      new Promise<{ code: number; printed: string }>((done) => {
        execFile(
          process.execPath,
          args,
          {
            cwd: folder,
            env: {
              ...process.env,
              PATH: [join(folder, "bin"), process.env.PATH].join(delimiter),
              npm_config_registry: "http://127.0.0.1:1",
            },
          },
          (error, stdout, stderr) =>
            done({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

test("reports an outdated lock file in one line with npm's reason", async ({ clone }) => {
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

test("builds once for the same sources, and again when the output is missing", async ({
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

test("an old Node fetches a newer one once and links it for npm; a newer one uses itself", async ({
  clone,
}) => {
  const fetched = ".cache/node/node_modules/.bin/node";
  clone.write("bin/npm", `#!/bin/sh\nmkdir -p ${dirname(fetched)} && touch ${fetched}\n`);
  clone.allowToRun("bin/npm");
  clone.write("node_modules/.bin/vite", "");
  const script = `import { findNode } from ${JSON.stringify(pathToFileURL(resolve("scripts/setup/node.mjs")))};`;
  const find = async (version: string) => {
    const asVersion = `Object.defineProperty(process.versions, "node", { value: "${version}" });`;
    const print = `${script} ${asVersion} console.log(await findNode());`;
    return (await clone.run(["--input-type=module", "--eval", print])).printed.trim();
  };
  for (const newEnough of ["22.22.0", "24.0.0"])
    expect(await find(newEnough)).toBe(process.execPath);
  expect(clone.has(".cache")).toBe(false);
  expect(await find("22.21.9")).toBe(`Fetching Node 24 ...\n${fetched}`);
  expect(clone.has("node_modules/.bin/node")).toBe(true);
  clone.lose("node_modules/.bin/node");
  expect(await find("20.19.0")).toBe(fetched);
  expect(clone.has("node_modules/.bin/node")).toBe(true);
});
