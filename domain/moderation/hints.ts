import { plural } from "#shared/say.ts";

/** Hints for reviewers. None of them decides anything. */

const numberWords = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];
const counted = (count: number, one: string, many = `${one}s`) =>
  numberWords[count]
    ? `${numberWords[count]} ${count === 1 ? one : many}`
    : plural(count, one, many);

const link =
  /\bhttps?:\/\/\S+|\bwww\.\S+|(?<![\w-])[\w-]+\.(?:com|net|org|info|biz|shop|store|ru|xyz|top|click|link|io|co)\b(?!@)/giu;
const emailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const phone = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/gu;
const salesWords =
  /\b(?:seo|backlinks?|crypto|bitcoin|casino|viagra|cialis|guest post|rank(?:ing)? on google|first page of google|web ?design services|loan offer)\b/giu;

const leastLetters = 25;
const shoutingShare = 0.6;

export function hintsOfText(text: string): string[] {
  const withoutEmail = text.replace(emailAddress, " ");
  const links = withoutEmail.match(link)?.length ?? 0;
  const addresses = text.match(emailAddress)?.length ?? 0;
  const phones = text.match(phone)?.length ?? 0;
  const sales = [...new Set(text.match(salesWords)?.map((word) => word.toLowerCase()))];
  return [
    sales.length > 0 && `Says “${sales[0]}”`,
    links > 0 && counted(links, "link"),
    repeats(text) && "Repeats the same sentence",
    shouts(text) && "Written in capitals",
    addresses > 0 && counted(addresses, "email address", "email addresses"),
    phones > 0 && counted(phones, "phone number"),
  ].filter((hint) => hint !== false);
}

function shouts(text: string) {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return letters.length >= leastLetters && capitals / letters.length > shoutingShare;
}

function repeats(text: string) {
  const sentences = text
    .split(/[.!?\n]+/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length >= 8);
  return sentences.length > new Set(sentences).size;
}

type ItemHints = {
  sameText: string | null;
  duplicates: { because: string; name: string }[];
  isSuppressed: boolean;
  returnReason: string | null;
};

export const hintsOf = (
  words: string,
  { sameText, duplicates, isSuppressed, returnReason }: ItemHints,
): string[] => [
  ...(returnReason ? [returnReason] : []),
  ...new Set(duplicates.map(({ because, name }) => `Same ${because} as ${name}`)),
  ...(sameText === null ? [] : [`Same words as ${sameText}`]),
  ...(isSuppressed ? ["Its address is on the suppression list"] : []),
  ...hintsOfText(words),
];
