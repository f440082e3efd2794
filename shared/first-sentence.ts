export function firstSentence(text: string) {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? "";
}
