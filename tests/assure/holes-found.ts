import type { HoleName } from "./holes.ts";
import { copyWith } from "./plant.ts";
import { type Failed, runNode, runTests } from "./run-tests.ts";
import type { Suite } from "./suites.ts";

/** A test that could not begin has noticed nothing. */
const couldNotBegin = /did not start|could not be made|There is no build/;

/** The test that these words name has failed, and for what it looked at. */
export const hasNoticed = (failed: Failed[], words: string) =>
  failed.some(({ name, reason }) => name.includes(words) && !couldNotBegin.test(reason));

/** Whether the test that should notice a hole does: it fails in a copy of the project where the hole is planted, and is named. */
export async function holesFound(finds: Suite["finds"], project: Suite["projects"][number]) {
  const found: { hole: string; isFound: boolean }[] = [];
  for (const [hole, [file, words]] of Object.entries(finds)) {
    const copy = copyWith(hole as HoleName);
    const needsBuild = project === "server" || project === "browser";
    const build = needsBuild
      ? await runNode(["scripts/build.mjs"], copy.folder)
      : { passes: true, printed: "" };
    const { failed, trouble } = build.passes
      ? await runTests({ projects: [project], files: [file], only: [words], cwd: copy.folder })
      : { failed: [], trouble: build.printed };
    copy.remove();
    if (trouble) console.error(trouble);
    found.push({ hole, isFound: hasNoticed(failed, words) });
  }
  return found;
}
