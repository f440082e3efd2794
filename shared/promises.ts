/** Forbidden words: promises (Business and Professions Code 651) and products with a warning. */

/** "Results are not guaranteed" and "no treatment is painless" promise nothing. */
const promises: [words: RegExp, message: string][] = [
  [
    /\bas low as\b|\$\s?\d[\d.,]*\s(?:and|&) up\b|\bdollars (?:and|&) up\b/i,
    "California requires the exact price, without “as low as” or “and up”. Enter the exact price.",
  ],
  [
    /(?<!\b(?:not?|never|cannot|can['’]t|don['’]t|nobody can|without(?: a)?|nothing is|treatment is not) (?:be )?)\bguarante(?:e[ds]?|eing)\b/i,
    "No result can be guaranteed. Say what most patients see.",
  ],
  [
    /(?<!\b(?:not|never|no treatment is|nothing is) )\b(?:painless(?:ly)?|pain[- ]free)\b/i,
    "No treatment is painless for everyone. Say how it feels, or how it is numbed.",
  ],
  [
    /(?<!\b(?:not|never|no treatment is|nothing is) )\brisk[- ]free\b|\b(?:no|zero|without) risks?\b/i,
    "Every treatment has risks. Leave this out.",
  ],
  [
    /\b100 ?(?:%|percent) safe\b|\bcompletely safe\b/i,
    "No treatment is safe for everyone. Leave this out.",
  ],
];
const warnedProducts =
  /\b(?:retatrutide|BPC-?157|TB-?500|CJC-?1295|ipamorelin|AOD-?9604|MOTS-?c|thymosin|melanotan|epitalon|selank|semax|dihexa|kisspeptin|lemon ?bottle|aqualyx|kabelline|lipo ?lab|lipodissolve|PCDC|polynucleotides?|PDRN|rejuran|salmon (?:DNA|sperm)|stem[- ]cells?)\b|\bexosom(?:e|al)|\bcompounded (?:semaglutide|tirzepatide|GLP)|\b(?:semaglutide|tirzepatide|GLP-?1),? \(?compounded\b/i;

export const regulatorWarns = "A regulator warns about this: it cannot be offered here.";

export const promiseProblem = (text: string) =>
  promises.find(([words]) => words.test(text))?.[1] ?? null;

/** Returns the error for the wording of an offer, or null. */
export const offerProblem = (text: string) =>
  warnedProducts.test(text) ? regulatorWarns : promiseProblem(text);
