import { suites } from "./suites.ts";

export type Result = {
  name: string;
  long: Record<string, string>;
  passed: number;
  skipped: number;
  failed: string[];
  seconds: number;
  /** A day, as 2026-11-25. */
  measured: string;
  holes: { hole: string; isFound: boolean }[];
};

const marks = [
  "<!-- assurance: begin (written by npm run assure) -->",
  "<!-- assurance: end -->",
] as const;
export const head = [
  "| Suite | Long form | Tests | Failed | Seconds | Planted hole, and whether it was found | Measured |",
  "|---|---|---|---|---|---|---|",
];

const begins = ({ name, long }: Pick<Result, "name" | "long">) => {
  const form = Object.entries(long).map(([variable, amount]) => `\`${variable}=${amount}\``);
  return `| ${name} | ${form.join(", ") || "as in `npm test`"} |`;
};

export function rowOf({ name, long, passed, skipped, failed, seconds, measured, holes }: Result) {
  const found = holes.map(({ hole, isFound }) => `${hole}: ${isFound ? "found" : "NOT FOUND"}`);
  const tests = `${passed + failed.length}${skipped > 0 ? `, ${skipped} skipped` : ""}`;
  return `${begins({ name, long })} ${tests} | ${failed.length} | ${seconds} | ${found.join("; ")} | ${measured} |`;
}

/** In the long form that the suite has now, with no test that failed and each of its holes found. */
export function isProven(suite: Pick<Result, "name" | "long"> & { finds: object }, page: string) {
  const row = page.split("\n").find((line) => line.startsWith(begins(suite))) ?? "";
  const isWhole = /^ [1-9]\d*(, \d+ skipped)? \| 0 \| /.test(row.slice(begins(suite).length));
  return isWhole && Object.keys(suite.finds).every((hole) => row.includes(`${hole}: found`));
}

/** The page with the rows of the suites that ran; those of the others stay. */
export function withRows(page: string, results: Result[]) {
  const [begin, end] = marks;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no place for the table: ${begin}`);
  const standing = page.slice(from, to).split("\n");
  const rows = suites.flatMap(({ name }) => {
    const result = results.find((each) => each.name === name);
    return result ? [rowOf(result)] : standing.filter((line) => line.startsWith(`| ${name} |`));
  });
  return `${page.slice(0, from)}${[begin, ...head, ...rows].join("\n")}\n${page.slice(to)}`;
}
