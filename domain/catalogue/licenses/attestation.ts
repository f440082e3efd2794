import { say } from "#shared/say.ts";
import { termsInEnglish, termsWords } from "#shared/terms-agreement.ts";
export const attestationStatements = [
  "I may act for this business.",
  "Its ownership is lawful. (Medical practices: Corporations Code 13401.5; Business and Professions Code 2052 and 2400.)",
  "Every license and permit named is valid.",
  "The business name is registered, or has a fictitious name permit.",
  "Prices, specials and claims are true. (Business and Professions Code 651, 2272 and 17500.)",
  "Every patient shown in a picture has signed an authorization.",
] as const;

/** Returns the statements and the agreement to the Terms as one text, in the page's language. */
export const attestationWords = () =>
  [...attestationStatements.map((statement) => say(statement)), termsWords()].join(" ");

export const attestationInEnglish = [...attestationStatements, termsInEnglish].join(" ");

export const attestationMissing =
  "Please confirm the statements. Without them the listing cannot be published.";
