import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import layouts from "#domain/imports/layouts.json" with { type: "json" };
import spanish from "#site/languages/es/typed/search.json" with { type: "json" };
import { atLevel } from "#tests/support/test-level.ts";

const folders = [
  "app",
  "database",
  "domain",
  "integrations",
  "platform",
  "server",
  "shared",
  "site",
];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

/** Regex literals in source code: after characters that only a value can follow. */
const literal =
  /(?<=[(,=:[!&|?{};\n]\s*|=>\s*|return\s)\/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;
/** Parts of composed patterns: our own words and numbers. Any other needs a reason here. */
const parts: Record<string, string> = {
  signedInHint: "signed-in",
  impersonationHint: "as-another",
  /** An element without markup, one of six. */
  name: "textarea",
  /** An element of S3 responses, one of two. */
  tag: "NextContinuationToken",
  "length + checked": "36",
  /** The path of an API call. */
  pattern: "/api/medspas/[^/]+/reviews",
  /** Names of weekdays in an import. */
  days: "(?:Mo|Tu|[MTWRF])(?: ?[,/&+] ?(?:Mo|Tu|[MTWRF]))+",
  /** Words for the status of a business, as the layouts of imports list them. */
  'patterns.replaceAll(", ", "|")': Object.values(layouts.status).join("|").replaceAll(", ", "|"),
  /** Words for dollars, as a language lists them. */
  'dollars.join("|")': spanish.dollars.replaceAll(", ", "|"),
  /** Ways to type a range of prices, as a language lists them. */
  typed: spanish.ranges.map(([typed]) => typed).join("|"),
  "pattern.source": "\\\\boc_[0-9A-Za-z]{36}\\\\b",
};
/** Ignores flags, which do not affect the running time. */
const made = /new RegExp\(`((?:[^`\\]|\\.)*)`(?:, (?:"\w*"|flags))?\)/g;
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** Ignores the sticky and global flags, which do not affect the running time either. */
const sourcesIn = (text: string): [source: string, flags: string][] => [
  ...[...text.matchAll(literal)].map(([, source = "", flags = ""]): [string, string] => [
    source,
    flags.replace(/[gy]/g, ""),
  ]),
  ...[...text.matchAll(made)].map(([, source = ""]): [string, string] => [
    source
      .replace(/\$\{([^}]*)\}/g, (whole, part) => parts[part] ?? whole)
      .replaceAll("\\\\", "\\"),
    "i",
  ]),
];
const patterns = new Map(
  [...texts].flatMap(([file, text]) =>
    sourcesIn(text).flatMap(([source, flags]): [string, { file: string; pattern: RegExp }][] => {
      try {
        return [[`/${source}/${flags}`, { file, pattern: new RegExp(source, flags) }]];
      } catch {
        return [];
      }
    }),
  ),
);

/** Characters of the pattern and of each class, repeated, with an end that does not match. */
function attacks({ source }: RegExp, length: number) {
  const named =
    source
      .replace(/\\[wdsbDWS]|\\u\{?[\da-f]+\}?|\\p\{\w+\}/gi, "")
      .match(/[\p{L}\p{N}\s@.:;,<>="'!?/\-_+()|*]/gu) ?? [];
  const words = source.match(/[a-z]{2,}/gi) ?? [];
  /** Sequences such as "<!--", which single characters do not cover. */
  const signs = source.replace(/\\(?=\W)/g, "").match(/[^\w\s()[\]{}|^$\\]{2,4}/g) ?? [];
  const seeds = new Set([
    ...named,
    ...words,
    ...signs.flatMap((sign) => [sign, `${sign} `]),
    "a",
    "0",
    " ",
    "\t",
    "\n",
    "-",
    ".",
    "a.",
    "a-",
    "a ",
    "0 ",
    "<",
    "<a ",
    "&",
    "//",
    "(",
    "=",
    "://",
    "\u00e9",
    "A1",
  ]);
  return [...seeds].flatMap((seed) => {
    const many = seed.repeat(Math.ceil(length / seed.length));
    return ["", ...words.slice(0, 3), "a"].flatMap((start) => [
      `${start}${many}\u0001`,
      `${start}${many}!\n`,
    ]);
  });
}

/** Realistic input length; the slow variant uses longer texts. */
const length = atLevel(4_000, 16_000);
/** A vulnerable pattern gets no longer input, because twice the length would take forever. */
const few = 30;
/** Shorter times are noise on any machine. */
const leastMs = 2;
/** A pattern without choices, to compare with on any machine, and how much longer one may take. */
const plain = /^\w*$/;
const mostWork = 10_000;
/** Four times the text takes four times as long, or sixteen times if quadratic: the middle. */
const mostTimes = 8;

function timeOf(pattern: RegExp, text: string, rounds = 1) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    pattern.test(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** CPU time of this thread, independent of other load; resolution is some milliseconds. */
function workOf(pattern: RegExp, text: string) {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    pattern.test(text);
    const { user, system } = process.threadCpuUsage(start);
    if (user + system > 40_000) return (user + system) / 1000 / runs;
  }
}

/** Growth of the running time beyond that of the text; null for linear time. */
function growth(pattern: RegExp, attack: (contents: number) => string) {
  const [least, long] = [attack(few), attack(length)];
  if (timeOf(pattern, least) > leastMs && workOf(pattern, least) > mostWork * workOf(plain, least))
    return `astray over ${few} letters`;
  // A single slow run may be noise.
  if (timeOf(pattern, long) < leastMs || timeOf(pattern, long, 3) < leastMs) return null;
  // A busy machine can slow one of two measurements; quadratic time shows in every pair.
  let times = Infinity;
  for (let pairs = 0; pairs < 3 && times > mostTimes; pairs++)
    times = Math.min(times, workOf(pattern, long) / workOf(pattern, attack(length / 4)));
  return times > mostTimes ? `${times.toFixed(1)} times as long over four times the text` : null;
}

test("no regular expression is slow on adversarial text", { timeout: 600_000 + length * 5 }, () => {
  expect(patterns.size).toBeGreaterThan(420);
  const slow: string[] = [];
  for (const [text, { file, pattern }] of patterns) {
    const ofLength = new Map<number, string[]>();
    const attacksOf = (contents: number) =>
      ofLength.get(contents) ??
      ofLength.set(contents, attacks(pattern, contents)).get(contents) ??
      [];
    for (const index of attacksOf(length).keys()) {
      const found = growth(pattern, (contents) => attacksOf(contents)[index] ?? "");
      if (!found) continue;
      slow.push(`${file} ${text} ${found} ${JSON.stringify(attacksOf(few)[index])}`);
      break;
    }
  }
  expect(slow).toEqual([]);
});

test("every constructed regular expression is reviewed and consists of our own parts", () => {
  const all = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\bRegExp\(.*/g)].map(([line]) => `${file} ${line}`),
  );
  const known = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(made)].map(([line]) => `${file} ${line.slice(4)}`),
  );
  expect(all.length).toBeGreaterThan(4);
  expect(all.filter((line) => !known.some((each) => line.startsWith(each)))).toEqual([]);
  const named = known.flatMap((line) =>
    [...line.matchAll(/\$\{([^}]*)\}/g)].map(([, part = ""]) => part),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(parts).sort());
});
