export function oneOf<Word extends string>(
  words: readonly Word[],
  given: string | null,
): Word | undefined {
  return words.find((word) => word === given);
}
