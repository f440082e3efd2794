import { oneLine } from "./typed-text.ts";

const addresses = [
  /:\/\//,
  /\bwww\./i,
  /[^\s@]@[^\s@]{1,100}\.[^\s@]/,
  // A host with a path, with any ending.
  /[\p{L}\d-]\.[\p{L}\d-]{2,}\/\S/u,
  /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
  // Popular link endings. Words like "lab", "spa" or "lee" end names of people and businesses.
  /(?<=[\p{L}\d-]{2})\.(?:com|net|org|edu|gov|mil|info|biz|io|co|us|uk|de|fr|eu|ru|su|ua|cn|in|id|br|pl|nl|it|es|pt|ca|au|jp|kr|vn|tk|ml|ga|cf|gq|ly|gl|gd|me|to|cc|tv|ws|pw|ai|app|dev|xyz|online|site|website|web|shop|store|top|icu|vip|club|link|click|live|life|world|today|page|space|fun|win|bid|loan|work|support|cloud|host|press|email|mobi|name|pro|example|test|invalid|onion)(?![\p{L}\d'’-])/iu,
  /[\p{L}\d-]\.xn--/iu,
];

/**
 * Detects web or email addresses that an email client would turn into a link, even with look-alike
 * dots and invisible characters.
 */
export function containsAddress(text: string) {
  const shown = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[。․]/g, ".");
  return addresses.some((address) => address.test(shown));
}

/**
 * Validates the name of a person or business. Emails to others contain it, so it must not contain a
 * link.
 */
export const typedName = (missing: string) =>
  oneLine(missing).refine((name) => !containsAddress(name), nameWithAddress);
export const nameWithAddress = "Enter a name without a web or email address.";
