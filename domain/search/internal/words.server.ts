import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { language } from "#shared/language.ts";
import { editDistance, maxTypos } from "#shared/spelling.ts";
import { searchWords } from "#shared/typed-words.ts";
import { isForeignWord } from "../foreign-words.ts";
import type { ReadReference } from "../reference.server.ts";
import type { ParsedSearch } from "../search-piece.ts";
import type { ListingTable, SimilarWords } from "./listing-table.server.ts";

export type SearchDeps = { db: Executor; clock: () => Date; reference: ReadReference };

const alikeRead = 5;

/** Finds words that occur in names or menus of listings, or begin one. They are never corrected. */
export function knownWords(
  { db }: Pick<SearchDeps, "db">,
  table: ListingTable,
  words: string[],
): Promise<Set<string>> {
  const read = async () => {
    const { rows } = await db.execute<{ word: string }>(sql`
      select asked.word from unnest(${sql.param(words)}::text[]) asked(word)
      where exists (select from catalogue_words c where c.word >= asked.word and c.word < asked.word || '~' and (c.word = asked.word or length(asked.word) > 3))`);
    return new Set(rows.map(({ word }) => word));
  };
  return table.knownWords.forceFetch(words.join(" "), { context: read });
}

/**
 * Tests whether a listing's text has all of these words in any form; the last may be a prefix.
 * Cached, because further pages and filters ask for the same words.
 */
export function listingsMentioning(
  { db }: Pick<SearchDeps, "db">,
  table: ListingTable,
  words: string[],
): Promise<(slot: number) => boolean> {
  const read = () => askForMentions({ db }, table, words);
  return table.mentions.forceFetch(words.join(" "), { context: read });
}

async function askForMentions(
  { db }: Pick<SearchDeps, "db">,
  table: ListingTable,
  words: string[],
) {
  const last = words.length - 1;
  const query = words
    .map((word, index) => `${phraseOf(word)}${index === last && !word.includes(" ") ? ":*" : ""}`)
    .join(" & ");
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`select coalesce(json_agg(listing_id), '[]') as ids from listing_documents where to_tsvector('english', text) @@ to_tsquery('english', ${query})`,
  );
  return table.among(rows[0]?.ids ?? []);
}

function phraseOf(words: string) {
  return words
    .split(" ")
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .join(" <-> ");
}

/**
 * Corrects misspelled words to the nearest words of listings, and drops words that occur nowhere.
 * Null if nothing changes.
 */
export async function correctWords(
  { db }: Pick<SearchDeps, "db">,
  table: ListingTable,
  understood: ParsedSearch,
): Promise<ParsedSearch | null> {
  const { words, pieces } = understood;
  if (holdsWholePhrase(words)) return null;
  const rows = await table.alikeWords.forceFetch(words.join(" "), {
    context: () => alikeWords({ db }, words),
  });
  const corrections = rows.map(({ word, alike }) => {
    const forgiven = maxTypos(word.length);
    const nearest = alike
      .map((each) => ({ each, apart: editDistance(word, each, forgiven) }))
      .sort((a, b) => a.apart - b.apart)[0];
    const most = isForeignWord(word) || isShortAndForeign(word) ? 0 : forgiven;
    return { word, right: nearest && nearest.apart <= most ? nearest.each : null };
  });
  const right = corrections.flatMap(({ right: each }) => (each ? [each] : []));
  if (right.length === 0 && pieces.length === 0) return null;
  if (right.length === words.length && right.every((word, index) => word === words[index]))
    return null;
  const corrected = corrections.flatMap(({ word, right: each }) =>
    each && each !== word ? [{ said: word, meant: each }] : [],
  );
  const ignored = corrections.flatMap(({ word, right: each }) => (each ? [] : [word]));
  return { pieces, words: right, correctedWords: corrected, ignored };
}

const shortestOfNames = 6;

/**
 * Reports whether a word is too short to correct: listings are described in English, where a short
 * word of another language resembles many.
 */
const isShortAndForeign = (word: string) => language() !== "en" && word.length < shortestOfNames;

/**
 * Reports whether the words contain a whole phrase: half of "gift card" would match a credit card.
 */
function holdsWholePhrase(words: string[]) {
  const { whole, empty } = searchWords();
  return whole.some((phrase) =>
    phrase.split(" ").every((word) => words.includes(word) || empty.has(word)),
  );
}

async function alikeWords({ db }: Pick<SearchDeps, "db">, words: string[]) {
  const { rows } = await db.execute<SimilarWords>(sql`
    select asked.word, array(
      select c.word from catalogue_words c where c.word % asked.word order by similarity(c.word, asked.word) desc, c.word limit ${alikeRead}
    ) as alike from unnest(${sql.param(words)}::text[]) asked(word)`);
  return rows;
}
