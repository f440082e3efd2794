import { type Weekday, weekdays } from "#shared/hours.ts";
import { languageWords, regionPhrases } from "#site/search-words.ts";
import type { ConsumeWords } from "./search-piece.ts";

const under = [
  "under",
  "below",
  "max",
  "maximum",
  "hasta",
  "less than",
  "up to",
  "no more than",
  "cheaper than",
  "menos de",
  "por debajo de",
  "maximo",
  "no mas de",
  "que no pase de",
];
const over = [
  "over",
  "above",
  "min",
  "minimum",
  "desde",
  "more than",
  "at least",
  "from",
  "mas de",
  "a partir de",
  "minimo",
];
const offers =
  /^(special|deal|discount|promo|promotion|coupon|oferta|descuento|rebaja)s?$|^(promocion|cupon)(es)?$|^especiales$/;
const withinPhrases = ["within", "a menos de", "menos de", "dentro de", "a"];
/** "Open late" does not ask for listings that are open now, and is too vague to filter by. */
const otherTimes = [
  "late",
  "early",
  "until",
  "till",
  "after",
  "before",
  "7 days",
  "24",
  "daily",
  "every day",
  "nights",
  "tarde",
  "tardes",
  "en la tarde",
  "por la tarde",
  "noche",
  "temprano",
  "despues",
  "antes",
];
const eveningPhrases = [
  "evenings",
  "in the evening",
  "in the evenings",
  "por la noche",
  "en la noche",
];
const highestRating = 4.5;
const short = weekdays.map((day) => day.slice(0, 3).toLowerCase());
const spanishDays = ["lunes", "martes", "miercoles", "jueves", "viernes", "sabado", "domingo"];
const spanishNumbers = ["uno", "dos", "tres", "cuatro", "cinco"];

/** Recognizes prices, opening hours and "near me": countless phrasings, but few patterns. */
export function parseSpokenPatterns(
  words: string[],
  isFree: (from: number, length: number) => boolean,
  take: ConsumeWords,
) {
  const saysAt = (index: number, phrases: string[]) =>
    phrases
      .map((phrase) => phrase.split(" "))
      .find((phrase) => phrase.every((word, offset) => words[index + offset] === word))?.length ??
    0;
  const milesAt = (index: number) =>
    /^[1-9]\d?$/.test(words[index] ?? "") && /^(mi|miles?|millas?)$/.test(words[index + 1] ?? "")
      ? Number(words[index])
      : 0;
  const numberAt = (index: number) =>
    /^\d{2,5}$/.test(words[index] ?? "") ? Number(words[index]) : null;
  for (let index = 0; index < words.length; index++) {
    const region = saysAt(index, regionPhrases);
    if (region > 0) words.splice(index, region);
    const near = saysAt(index, [
      "near me",
      "close to me",
      "around me",
      "nearby",
      "cerca de mi ubicacion",
      "cerca de mi casa",
      "cerca de mi",
      "cerca de aqui",
      "aqui cerca",
      "cerca",
    ]);
    if (near > 0 && isFree(index, near)) take(index, near, { kind: "near" });
    const language = languageWords.get(words[index] ?? "");
    if (language && isFree(index, 1)) take(index, 1, { kind: "language", language });
    const within = saysAt(index, withinPhrases);
    const miles = within > 0 ? milesAt(index + within) : 0;
    const isUnder = miles > 0 ? 0 : saysAt(index, under);
    const most = isUnder > 0 ? numberAt(index + isUnder) : null;
    if (most !== null) take(index, isUnder + 1, { kind: "price", range: { from: 0, to: most } });
    const isOver = saysAt(index, over);
    const least = isOver > 0 ? numberAt(index + isOver) : null;
    const [from, to] = [numberAt(index), words[index + 1] === "to" ? numberAt(index + 2) : null];
    if (
      least !== null &&
      words[index + isOver + 1] === "to" &&
      numberAt(index + isOver + 2) !== null
    )
      take(index, isOver + 3, {
        kind: "price",
        range: { from: least, to: numberAt(index + isOver + 2) },
      });
    else if (least !== null && isFree(index, isOver + 1))
      take(index, isOver + 1, { kind: "price", range: { from: least, to: null } });
    else if (from !== null && to !== null && from <= to && isFree(index, 3))
      take(index, 3, { kind: "price", range: { from, to } });
    if (miles > 0 && isFree(index, within + 2))
      take(index, within + 2 + saysAt(index + within + 2, ["of", "from", "de"]), {
        kind: "within",
        miles,
      });
    const level =
      words[index] === "price" && words[index + 1] === "level" ? Number(words[index + 2]) : 0;
    if (level >= 1 && level <= 4) take(index, 3, { kind: "level", level });
    const stars = starsAt(words, index);
    if (stars) take(index, stars.length, { kind: "rating", rating: stars.rating });
    if (offers.test(words[index] ?? "")) take(index, 1, { kind: "offers" });
    const isOpen = saysAt(index, [
      "open now",
      "open today",
      "open right now",
      "open on",
      "open",
      ...["abierto", "abierta", "abiertos", "abiertas"].flatMap((open) => [
        `${open} ahora`,
        `${open} hoy`,
        open,
      ]),
      "abren",
      "abre",
    ]);
    const between = ["on", "los", "el", "en", "this", "next", "every"].includes(
      words[index + isOpen] ?? "",
    )
      ? 1
      : 0;
    const weekend = saysAt(index + isOpen + between, ["fin de semana", "fines de semana"]);
    const evening = saysAt(index + isOpen, eveningPhrases);
    const day = weekend > 0 ? "Saturday" : dayOf(words[index + isOpen + between]);
    const dayLength = weekend > 0 ? weekend : 1;
    const atOtherTimes = isOpen > 0 && !day ? saysAt(index + isOpen, otherTimes) : 0;
    // "Poros abiertos" are open pores.
    const isVague = isOpen === 1 && /^(abiert[oa]s|abren?)$/.test(words[index] ?? "");
    if (isOpen > 0 && evening > 0 && isFree(index, isOpen + evening))
      take(index, isOpen + evening, { kind: "open", open: "evening" });
    else if (isOpen > 0 && isFree(index, isOpen) && atOtherTimes === 0 && (day || !isVague))
      take(index, isOpen + (day ? between + dayLength : 0), { kind: "open", open: day ?? "now" });
    else if (weekend > 0 && between === 0 && isFree(index, weekend))
      take(index, weekend, { kind: "open", open: "Saturday" });
    else if (
      isFree(index, 1) &&
      /^(\w+days?|sat|sun|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)$/.test(
        words[index] ?? "",
      ) &&
      dayOf(words[index])
    )
      take(index, 1, { kind: "open", open: dayOf(words[index]) ?? "now" });
  }
}

/** Reads "4.5 stars" and "4+ stars". "Five stars" means the best listings, not a perfect 5.0. */
function starsAt(words: string[], index: number) {
  const whole = /^[1-5]\+?$/.test(words[index] ?? "")
    ? Number.parseInt(words[index] ?? "", 10)
    : spanishNumbers.indexOf(words[index] ?? "") + 1;
  if (whole === 0) return null;
  const isHalf = /^\d\+?$/.test(words[index + 1] ?? "");
  const length = isHalf ? 3 : 2;
  if (!/^(stars?|estrellas?)$/.test(words[index + length - 1] ?? "")) return null;
  const rating = isHalf ? whole + Number.parseInt(words[index + 1] ?? "", 10) / 10 : whole;
  const after = words.slice(index + length, index + length + 2).join(" ");
  return {
    rating: Math.min(rating, highestRating),
    length: /^((and|or) (up|more|above|higher|better)|[oy] (mas|mejor))$/.test(after)
      ? length + 2
      : length,
  };
}

function dayOf(word = ""): Weekday | null {
  const plain = word.replace(/s$/, "");
  // A weekend visit is possible on its first day.
  if (plain === "weekend") return "Saturday";
  const at = weekdays.findIndex((day, index) =>
    [day.toLowerCase(), short[index], spanishDays[index], `${short[index]}s`].some(
      (name) => name === plain || name === word,
    ),
  );
  return weekdays[at] ?? null;
}

/**
 * Normalizes prices: "$1,000+" is "over 1000", "15k" is 15000, "$200-$500" is "200 to 500",
 * "$100 or less" is "under 100", and "$$" is a level.
 */
export function plainPrices(query: string) {
  return query
    .replace(/(\d),(?=\d{3}\b)/g, "$1")
    .replace(/\b(\d{1,2})k\b/gi, "$1000")
    .replace(/(\d) ?(?:d[oó]lar(?:es)?|pesos|usd)(?!\p{L})/giu, "$1 ")
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
    .replace(/\bbetween (\d+) and (?=\d)/gi, "$1 to ")
    .replace(/\bentre +(\d+) +y +(?=\d)/gi, "$1 to ")
    .replace(/\b(?:(?:de|desde) +)?(\d+) +(?:a|hasta) +(?=\d)/gi, "$1 to ");
}
