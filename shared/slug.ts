/** Lower case, without accents, words joined by hyphens. */
export function slugify(text: string) {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** What names are compared and sorted by, in both databases alike. */
export function plainText(text: string) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
