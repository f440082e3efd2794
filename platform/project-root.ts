import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Root of the checkout: sources and the bundle in build/ find data files by the same path. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  return existsSync(join(from, "package.json")) ? from : findRoot(dirname(from));
}
