/** Maps each English text to the translation at the same position. */
export function pairTranslations(english: unknown, translated: unknown): Record<string, string> {
  if (typeof english === "string")
    return typeof translated === "string" ? { [english]: translated } : {};
  if (
    typeof english !== "object" ||
    english === null ||
    typeof translated !== "object" ||
    translated === null
  )
    return {};
  return Object.assign(
    {},
    ...Object.entries(english).map(([key, text]) =>
      pairTranslations(text, (translated as Record<string, unknown>)[key]),
    ),
  );
}
