import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesAt))
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesAt(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesAt(join(path, name)));
}

export function isFresh(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === hash;
}

export function writeStamp(stamp, hash) {
  writeFileSync(stamp, hash);
}
