export function oneOf<Word extends string>(
  words: readonly Word[],
  text: string | null,
): Word | undefined {
  return words.find((word) => word === text);
}
