import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

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

/** Patterns as they stand in the code: after what can only be followed by a value. */
const literal =
  /(?<=[(,=:[!&|?{};\n]\s*|=>\s*|return\s)\/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;
/** What patterns are put together from: words of our own, and numbers. Another one needs its reason here. */
const parts: Record<string, string> = {
  signedInHint: "signed-in",
  seenAsHint: "as-another",
  /** An element without markup: one of six. */
  name: "textarea",
  /** An element of S3's answers: one of two. */
  tag: "NextContinuationToken",
  "length + checked": "36",
  "pattern.source": "\\\\boc_[0-9A-Za-z]{36}\\\\b",
};
/** The flags make no difference here. */
const made = /new RegExp\(`((?:[^`\\]|\\.)*)`(?:, "\w*")?\)/g;
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));

/** Where a search begins, and how often it goes on, makes no difference either. */
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

/** Letters that the pattern itself names, and some of each kind, many times over and with an end that fits nothing. */
function attacks({ source }: RegExp, length: number) {
  const named =
    source
      .replace(/\\[wdsbDWS]|\\u\{?[\da-f]+\}?|\\p\{\w+\}/gi, "")
      .match(/[\p{L}\p{N}\s@.:;,<>="'!?/\-_+()|*]/gu) ?? [];
  const words = source.match(/[a-z]{2,}/gi) ?? [];
  /** "<!--", which one sign alone is not. */
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

/** As long as texts are that people send; a long run tries longer ones. */
const length = Number(process.env.PATTERN_LENGTH ?? 4_000);
/** Of a pattern that goes astray no more is tried: with twice as many letters it would take for ever. */
const few = 30;
/** Less tells nothing, on any machine. */
const leastMs = 2;
/** Four times the text takes four times as long, or sixteen times where the pattern begins anew at each letter: in the middle between them. */
const mostTimes = 8;

function timeOf(pattern: RegExp, text: string, rounds = 1) {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    pattern.test(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

/** Of this thread alone, so that others on the same machine count for nothing; the system tells it in steps of some milliseconds. */
function workOf(pattern: RegExp, text: string) {
  const start = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    pattern.test(text);
    const { user, system } = process.threadCpuUsage(start);
    if (user + system > 40_000) return (user + system) / 1000 / runs;
  }
}

/** What it takes more of than the text grows; null where it does not. The attack is the same, of as many letters as are asked for. */
function growth(pattern: RegExp, attack: (letters: number) => string) {
  const [least, long] = [attack(few), attack(length)];
  if (timeOf(pattern, least) > 50 && timeOf(pattern, least, 3) > 50)
    return `astray over ${few} letters`;
  // Once may be a busy machine.
  if (timeOf(pattern, long) < leastMs || timeOf(pattern, long, 3) < leastMs) return null;
  const work = workOf(pattern, long);
  const times = work / workOf(pattern, attack(length / 4));
  return times > mostTimes
    ? `${times.toFixed(1)} times as long over four times the text, ${Math.round(work)} ms`
    : null;
}

test("no pattern of the code takes its time over a text made for that", {
  timeout: 60_000 + length * 5,
}, () => {
  expect(patterns.size).toBeGreaterThan(420);
  const slow: string[] = [];
  for (const [text, { file, pattern }] of patterns) {
    const ofLength = new Map<number, string[]>();
    const attacksOf = (letters: number) =>
      ofLength.get(letters) ?? ofLength.set(letters, attacks(pattern, letters)).get(letters) ?? [];
    for (const index of attacksOf(length).keys()) {
      const found = growth(pattern, (letters) => attacksOf(letters)[index] ?? "");
      if (!found) continue;
      slow.push(`${file} ${text} ${found} ${JSON.stringify(attacksOf(few)[index])}`);
      break;
    }
  }
  expect(slow).toEqual([]);
});

test("a pattern that is put together is looked at, too: of what we wrote ourselves", () => {
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
