import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { runProcess } from "./run.mjs";
import { hashOf, isFresh, writeStamp } from "./stamp.mjs";

const inputs = [
  "app",
  "database",
  "domain",
  "integrations",
  "platform",
  "public",
  "server",
  "shared",
  "site",
  "package-lock.json",
  "package.json",
  "react-router.config.ts",
  "vite.config.ts",
];
const stamp = "build/.inputs";
const outputs = ["build/server/index.js", "build/client/assets"];
const worthCompressing = new Set([".js", ".css", ".svg", ".txt", ".webmanifest"]);

export async function ensureBuilt(node) {
  const hash = hashOf(inputs);
  if (isFresh(stamp, hash) && outputs.every((path) => existsSync(path))) return;
  console.log("Building ...");
  await runProcess(node, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    label: "The build",
    env: { NODE_ENV: "production" },
  });
  await compress("build/client");
  writeStamp(stamp, hash);
}

/** Compresses once at the highest quality; the server sends these files as they are. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && worthCompressing.has(extname(entry.name)),
  );
  await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      const bytes = readFileSync(file);
      writeFileSync(
        `${file}.br`,
        await promisify(brotliCompress)(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        }),
      );
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
