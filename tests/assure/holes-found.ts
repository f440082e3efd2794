import type { HoleName } from "./holes.ts";
import { copyWith } from "./plant.ts";
import { runNode, runTests } from "./run-tests.ts";
import type { Suite } from "./suites.ts";

/** Whether the test that should notice a hole does: it fails in a copy of the project where the hole is planted, and is named. */
export async function holesFound(finds: Suite["finds"], project: Suite["projects"][number]) {
  const found: { hole: string; isFound: boolean }[] = [];
  for (const [hole, [file, words]] of Object.entries(finds)) {
    const copy = copyWith(hole as HoleName);
    if (project === "server" || project === "browser") await runNode(["scripts/build.mjs"], copy.folder);
    const { failed, trouble } = await runTests({ projects: [project], files: [file], only: [words], cwd: copy.folder });
    copy.remove();
    if (trouble) console.error(trouble);
    found.push({ hole, isFound: failed.some((name) => name.includes(words)) });
  }
  return found;
}
