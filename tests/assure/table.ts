import { suites } from "./suites.ts";

export type Result = {
  name: string;
  long: Record<string, string>;
  passed: number;
  failed: string[];
  seconds: number;
  holes: { hole: string; isFound: boolean }[];
};

const marks = ["<!-- assurance: begin (written by npm run assure) -->", "<!-- assurance: end -->"] as const;
const head = ["| Suite | Long form | Tests | Failed | Seconds | Planted hole, and whether it was found |", "|---|---|---|---|---|---|"];

export const begins = ({ name, long }: Pick<Result, "name" | "long">) => {
  const form = Object.entries(long).map(([variable, amount]) => `\`${variable}=${amount}\``);
  return `| ${name} | ${form.join(", ") || "as in `npm test`"} |`;
};

export function rowOf({ name, long, passed, failed, seconds, holes }: Result) {
  const found = holes.map(({ hole, isFound }) => `${hole}: ${isFound ? "found" : "NOT FOUND"}`);
  return `${begins({ name, long })} ${passed + failed.length} | ${failed.length} | ${seconds} | ${found.join("; ")} |`;
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
