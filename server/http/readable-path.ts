/**
 * Percent signs that decode to nothing, and the NUL that PostgreSQL keeps in no text: nothing has such an address.
 * In a query a lone percent sign means itself, as people type it.
 */
export function isReadable(pathname: string, query = "") {
  try {
    return !decodeURIComponent(pathname).includes("\0") && !query.includes("%00");
  } catch {
    return false;
  }
}
