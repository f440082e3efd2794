/** Converts text to lowercase words without accents, joined by hyphens. */
export function slugify(text: string) {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Normalizes names for comparing and sorting, the same in both databases. */
export function plainText(text: string) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
