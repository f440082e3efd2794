import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The checkout: source files and the bundle in build/ find data files from the same place. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  return existsSync(join(from, "package.json")) ? from : findRoot(dirname(from));
}
