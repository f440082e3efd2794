export type Result = {
  name: string;
  full: Record<string, string>;
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
  "| Suite | Settings | Tests | Failed | Seconds | Mutations | Measured | Commit |",
  "|---|---|---|---|---|---|---|---|",
];

const begins = ({ name, full }: Pick<Result, "name" | "full">) => {
  const form = Object.entries(full).map(([variable, amount]) => `\`${variable}=${amount}\``);
  return `| ${name} | ${form.join(", ") || "as in `npm test`"} |`;
};

export function rowOf(result: Result) {
  const { passed, skipped, failed, seconds, measured, commit, mutations } = result;
  const detected = mutations.map(
    ({ mutation, isDetected }) => `${mutation}: ${isDetected ? "detected" : "NOT DETECTED"}`,
  );
  const tests = `${passed + failed.length}${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return `${begins(result)} ${tests} | ${failed.length} | ${seconds} | ${detected.join("; ")} | ${measured} | ${commit} |`;
}
