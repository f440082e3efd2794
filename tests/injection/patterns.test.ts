import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folders = ["app", "database", "domain", "integrations", "platform", "server", "shared", "site"];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

/** Patterns as they stand in the code: after what can only be followed by a value. */
const literal = /(?<=[(,=:[!&|?{};\n]\s*|return\s)\/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)/g;
const patterns = new Map(
  files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(literal)].flatMap(([, source = "", flags = ""]): [string, { file: string; pattern: RegExp }][] => {
      try {
        return [[`/${source}/${flags}`, { file, pattern: new RegExp(source, flags.replace(/[gy]/g, "")) }]];
      } catch {
        return [];
      }
    }),
  ),
);

/** Letters that the pattern itself names, and some of each kind, many times over and with an end that fits nothing. */
function attacks({ source }: RegExp) {
  const named = source.replace(/\\[wdsbDWS]|\\u\{?[\da-f]+\}?|\\p\{\w+\}/gi, "").match(/[\p{L}\p{N}\s@.:;,<>="'!?/\-_+()|*]/gu) ?? [];
  const words = source.match(/[a-z]{2,}/gi) ?? [];
  const seeds = new Set([
    ...named,
    ...words,
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
    return ["", ...words.slice(0, 3), "a"].flatMap((start) => [`${start}${many}\u0001`, `${start}${many}!\n`]);
  });
}

/** As long as texts are that people send; a long run tries longer ones. */
const length = Number(process.env.PATTERN_LENGTH ?? 4_000);
/** A linear pattern takes less than a millisecond, a square one tens of them, one that goes astray minutes. */
const budget = (length / 4_000) ** 2 * 500;

test("no pattern of the code takes its time over a text made for that", { timeout: 20 * budget + 60_000 }, () => {
  expect(patterns.size).toBeGreaterThan(150);
  const slow: string[] = [];
  for (const [text, { file, pattern }] of patterns) {
    for (const attack of attacks(pattern)) {
      const start = performance.now();
      pattern.test(attack);
      // Once may be a busy machine.
      if (performance.now() - start < budget) continue;
      const again = performance.now();
      pattern.test(attack);
      if (performance.now() - again < budget) continue;
      slow.push(`${file} ${text} ${Math.round(performance.now() - again)} ms of ${JSON.stringify(attack.slice(0, 20))}`);
      break;
    }
  }
  expect(slow).toEqual([]);
});
