const between = /(?<=[.!?])\s+(?=\p{Lu})/u;

export function firstSentence(text: string) {
  return text.split(between)[0] ?? "";
}

/** Splits a long text between sentences into at most `most` paragraphs of similar length. */
export function inParagraphs(text: string, most: number): string[] {
  const paragraphs: string[] = [];
  let length = 0;
  for (const sentence of text.split(between)) {
    const at = Math.min(most - 1, Math.floor((length / text.length) * most));
    const before = paragraphs[at];
    if (before !== undefined) paragraphs[at] = `${before} ${sentence}`;
    else paragraphs.push(sentence);
    length += sentence.length + 1;
  }
  return paragraphs;
}
