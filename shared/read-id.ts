/** Parses an id in a URL; 0, which no row has, for anything else. */
export function readId(text: string | undefined) {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0;
}
