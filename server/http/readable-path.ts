/** Percent signs that decode to nothing, and the NUL that PostgreSQL keeps in no text: nothing has such an address. */
export function isReadable(pathname: string) {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
