import { searchWords } from "#shared/typed-words.ts";
import { filters } from "./filters/all-filters.ts";
import { phraseAt, withinAt } from "./filters/spoken-words.ts";
import type { ConsumeWords, NamedKind } from "./search-piece.ts";

/** Recognizes filters, distances and "near me": countless phrasings, but few patterns. */
export function parseSpokenPatterns(
  words: string[],
  isFree: (from: number, length: number) => boolean,
  take: ConsumeWords,
) {
  const said = searchWords();
  for (let index = 0; index < words.length; index++) {
    words.splice(index, phraseAt(words, index, said.region));
    const near = phraseAt(words, index, said.near);
    if (near > 0 && isFree(index, near)) take(index, near, { kind: "near" });
    const within = withinAt(words, index);
    const end = within.length + 2;
    if (within.miles > 0 && isFree(index, end))
      take(index, end + phraseAt(words, index + end, said.of), {
        kind: "within",
        miles: within.miles,
      });
    for (const { name, spoken } of filters) {
      const found = spoken?.({ words, index, isFree });
      if (found)
        take(index, found.length, {
          kind: name as Exclude<typeof name, NamedKind>,
          value: found.value,
        });
    }
  }
}

/**
 * Normalizes prices: "$1,000+" is "over 1000", "15k" is 15000, "$200-$500" is "200 to 500",
 * "$100 or less" is "under 100", and "$$" is a level.
 */
export function plainPrices(query: string) {
  const { dollars, ranges } = searchWords();
  const inWords = query
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/\b(\d{1,2})k\b/gi, "$1000")
    .replace(new RegExp(`(\\d) ?(?:${dollars.join("|")})(?!\\p{L})`, "giu"), "$1 ")
    .replace(/(?<![\w$])(\${2,4})(?![\w$])/g, (signs) => ` price level ${signs.length} `)
    .replace(/\s+/g, " ")
    .replace(
      /\$? ?\b(\d+) ?(?:dollars ?)?(?:or|and) (?:less|under|below|cheaper)\b/gi,
      " under $1 ",
    )
    .replace(
      /\$? ?\b(\d+) ?(?:dollars ?)?(?:or|and) (?:more|over|up|above)\b(?! ?stars?)/gi,
      " over $1 ",
    )
    .replace(/\$ ?(\d+) ?\+/g, " over $1 ")
    .replace(/\$ ?(?=\d)/g, " ")
    .replace(/(\d) ?[-–] ?(?=\d)/g, "$1 to ")
    .replace(/\bbetween (\d+) and (?=\d)/gi, "$1 to ");
  return ranges.reduce((text, [pattern, english]) => text.replace(pattern, english), inWords);
}
