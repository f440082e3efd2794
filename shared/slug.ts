/** Lowercase, without accents, words joined by hyphens. */
export function slugify(text: string) {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Normal form for comparing and sorting names, the same in both databases. */
export function plainText(text: string) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
