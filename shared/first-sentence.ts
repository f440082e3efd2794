/** Up to the first full stop that ends a sentence. */
export function firstSentence(text: string) {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? "";
}
