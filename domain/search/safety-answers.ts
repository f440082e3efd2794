import { editDistance } from "#shared/spelling.ts";
import { safetyWords } from "#shared/typed-words.ts";
import answers from "#site/safety-answers.json" with { type: "json" };
import groups from "#site/safety-words.json" with { type: "json" };
import { singular, wordsIn } from "./vocabulary.ts";

export type SafetyAnswer = {
  title: string;
  text: string;
  options: { name: string; path: string }[];
};

/** Words that are typed next to each other; "convuls*" stands for all words that begin so. */
type Term = string[];
/** One of these terms is enough. */
type Choice = Term[];
/** Typed words mean it if they have all of one and none of the other. */
type Phrase = { all: Choice[]; none: Choice[] };

type Dangers = ReturnType<typeof readDangers>;
type Known = Dangers["specific"][number];

let read: Dangers | null = null;
const dangers = () => (read ??= readDangers());

/** Reads the answers with their phrases in all languages. */
function readDangers() {
  const others = safetyWords();
  const namedChoices = new Map<string, Choice>(
    Object.entries(groups).map(([name, terms]) => [
      name,
      [...terms.split(", "), ...others.flatMap(({ words }) => words[name] ?? [])].map(readTerm),
    ]),
  );
  const known = answers.map(({ phrases, ...answer }) => ({
    ...answer,
    isFallback: "fallback" in answer,
    callsForHelp: answer.options.some(({ path }) => path === "tel:911"),
    phrases: [...phrases, ...others.flatMap((their) => their.phrases[answer.title] ?? [])].map(
      (phrase) => readPhrase(phrase, namedChoices),
    ),
  }));
  const words = known.flatMap(({ phrases }) =>
    phrases.flatMap(({ all, none }) => [...all, ...none].flat(2)),
  );
  return {
    /** People describe trouble in more words than any list has: these answer where no other does. */
    fallbacks: known.filter((answer) => answer.isFallback),
    specific: known.filter((answer) => !answer.isFallback),
    byFirstLetter: Map.groupBy(new Set(words), (word) => word[0]),
    notMisspelled: new Set([
      ...notMisspelled,
      ...others.flatMap(({ notMisspelled: theirs }) => theirs),
    ]),
  };
}

const shortestForgiven = 5;
/** Correct words that are one character away from a sign of danger. */
const notMisspelled = wordsIn(
  "singles single blond bland blend threat treat treats breasts bleach strike stripe swallows never",
);

const isSame = (typed: string, word: string) =>
  word.endsWith("*")
    ? typed.startsWith(word.slice(0, -1))
    : typed === word || singular(typed) === singular(word);
/**
 * Forgives one wrong character of a longer word, but for the first. "cellulite" is two characters
 * from "cellulitis", and must not count as its misspelling.
 */
const isAlmost = (typed: string, word: string) =>
  word.length >= shortestForgiven &&
  !word.endsWith("*") &&
  !dangers().notMisspelled.has(typed) &&
  editDistance(typed, word, 1) === 1;

/** Finds the words of our phrases that a typed word stands for. */
const meantBy = (typed: string, isForgiving: boolean) =>
  new Set(
    dangers()
      .byFirstLetter.get(typed[0])
      ?.filter((word) => isSame(typed, word) || (isForgiving && isAlmost(typed, word))),
  );

/**
 * Returns safety answers, and what is left to search for: nothing once an answer stops the search,
 * because no treatment is offered beside an illness or an emergency.
 */
export function answerSafely(query: string): { answers: SafetyAnswer[]; rest: string } {
  const { specific, fallbacks } = dangers();
  const said = answerFrom(specific, query);
  const isAnswered = said.answers.length > 0 && said.rest === "";
  const general = isAnswered ? said : answerFrom(fallbacks, query);
  return general.answers.length > 0 ? general : said;
}

function answerFrom(among: Known[], query: string) {
  const exact = answerTo(among, query, false);
  return exact.answers.length > 0 ? exact : answerTo(among, query, true);
}

/**
 * Lists FDA warnings of the treatments in a search: no provider of one is listed without the
 * warning.
 */
export const warningsOf = (
  treatments: { slug: string; name: string; warning: string | null }[],
  chosen: string[],
): SafetyAnswer[] =>
  treatments.flatMap(({ slug, name, warning }) =>
    warning && chosen.includes(slug) ? [{ title: name, text: warning, options: [] }] : [],
  );

function answerTo(among: Known[], query: string, isForgiving: boolean) {
  const typed = wordsIn(query).map((word) => meantBy(word, isForgiving));
  const seen = new Map<Choice, boolean>();
  const hasOneOf = (choice: Choice) => {
    const has = seen.get(choice) ?? choice.some((term) => holds(typed, term));
    seen.set(choice, has);
    return has;
  };
  const says = ({ all, none }: Phrase) => all.every(hasOneOf) && !none.some(hasOneOf);
  const found = among.filter(({ phrases }) => phrases.some(says));
  const emergency = found.find((answer) => answer.emergency);
  // The most urgent answer is first; care that is needed the same day may follow.
  const stopping = emergency
    ? [emergency, ...found.filter((answer) => !answer.emergency && answer.callsForHelp)]
    : found.filter(({ stops }) => stops);
  return {
    answers: (stopping.length > 0 ? stopping : found).map(({ title, text, options }) => ({
      title,
      text,
      options,
    })),
    rest: stopping.length > 0 ? "" : query,
  };
}

function holds(typed: Set<string>[], term: Term) {
  return typed.some((_, from) => term.every((word, index) => typed[from + index]?.has(word)));
}

/** Parses "@chest @pain -@hair": a word of each group, in any order, and none of the last. */
function readPhrase(phrase: string, namedChoices: Map<string, Choice>): Phrase {
  const words = phrase.split(" ");
  const readChoice = (word: string) => choiceOf(word, namedChoices);
  return {
    all: words.filter((word) => !word.startsWith("-")).map(readChoice),
    none: words.flatMap((word) => (word.startsWith("-") ? [readChoice(word.slice(1))] : [])),
  };
}

function choiceOf(word: string, namedChoices: Map<string, Choice>): Choice {
  if (!word.startsWith("@")) return [[word]];
  const choice = namedChoices.get(word.slice(1));
  if (!choice) throw new Error(`site/safety-words.json has no group ${word}`);
  return choice;
}

function readTerm(term: string): Term {
  return term.split(" ");
}
