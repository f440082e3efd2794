const longestRead = 20_000;
const fragments = [
  /<[^<>]*>/g,
  /\/\*[\s\S]{0,400}?\*\//g,
  // Stylesheets, objects and functions in the text of badly built pages.
  /\bfunction\s{0,3}\w{0,40}\s{0,3}\([^()]{0,100}\)\s{0,3}\{[^{}]*\}/g,
  /[.#@*]?[\w-]{1,40}(?:[ ,>:.#()]{1,3}[\w-]{1,40}){0,3}\s{0,3}\{[^{}]*\}/g,
  /\b(?:(?:var|let|const)\s+\w+\s*=|window\.|document\.)[^.!?;]*;?/g,
  /\[\/?\w+[^[\]]*\]/g,
  /https?:\/\/\S+/g,
  /&(?:[a-z]+|#\d+);/gi,
];

export function cleanText(text: string) {
  let clean = text.slice(0, longestRead);
  for (const fragment of fragments) clean = clean.replace(fragment, " ");
  return clean
    .replace(/[\p{Cc}\p{Cf}<>{}]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}
