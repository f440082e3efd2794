export type Result = {
  name: string;
  passed: number;
  skipped: number;
  failed: string[];
  seconds: number;
  /** Date, such as 2026-11-25. */
  measured: string;
  commit: string;
  mutations: { mutation: string; isDetected: boolean }[];
};

export const head = [
  "| Suite | Tests | Failed | Seconds | Mutations | Measured | Commit |",
  "|---|---|---|---|---|---|---|",
];

export function rowOf(result: Result) {
  const { name, passed, skipped, failed, seconds, measured, commit, mutations } = result;
  const detected = mutations.map(
    ({ mutation, isDetected }) => `${mutation}: ${isDetected ? "detected" : "NOT DETECTED"}`,
  );
  const tests = `${passed + failed.length}${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return `| ${name} | ${tests} | ${failed.length} | ${seconds} | ${detected.join("; ")} | ${measured} | ${commit} |`;
}
