/** Maps each English text to the Spanish text at the same position. */
export function pairTranslations(english: unknown, spanish: unknown): Record<string, string> {
  if (typeof english === "string") return typeof spanish === "string" ? { [english]: spanish } : {};
  if (
    typeof english !== "object" ||
    english === null ||
    typeof spanish !== "object" ||
    spanish === null
  )
    return {};
  return Object.assign(
    {},
    ...Object.entries(english).map(([key, text]) =>
      pairTranslations(text, (spanish as Record<string, unknown>)[key]),
    ),
  );
}
