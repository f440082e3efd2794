import { copyWith } from "./apply.ts";
import type { MutationName } from "./mutations.ts";
import { type Failed, runNode, runTests } from "./run-tests.ts";
import type { Suite } from "./suites.ts";

/** A test that could not start has detected nothing. */
const couldNotBegin = /did not start|could not be made|There is no build/;

/** Reports whether the named test failed for what it checks. */
export const hasNoticed = (failed: Failed[], words: string) =>
  failed.some(({ name, reason }) => name.includes(words) && !couldNotBegin.test(reason));

/** Applies each mutation to a copy of the project and reports whether the named test fails there. */
export async function detectMutations(finds: Suite["finds"], project: Suite["projects"][number]) {
  const detected: { mutation: string; isDetected: boolean }[] = [];
  for (const [mutation, [file, words]] of Object.entries(finds)) {
    const copy = copyWith(mutation as MutationName);
    const needsBuild = project === "server" || project === "browser";
    const build = needsBuild
      ? await runNode(["scripts/build.mjs"], copy.folder)
      : { passes: true, printed: "" };
    const { failed, trouble } = build.passes
      ? await runTests({ projects: [project], files: [file], only: [words], cwd: copy.folder })
      : { failed: [], trouble: build.printed };
    copy.remove();
    if (trouble) console.error(trouble);
    detected.push({ mutation, isDetected: hasNoticed(failed, words) });
  }
  return detected;
}
