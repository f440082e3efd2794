/** Each text of one value with the text that stands in the same place of another: the same content in two languages. */
export function paired(english: unknown, spanish: unknown): Record<string, string> {
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
      paired(text, (spanish as Record<string, unknown>)[key]),
    ),
  );
}
