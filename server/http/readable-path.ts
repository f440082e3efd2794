/**
 * Rejects invalid percent-encoding, and NUL, which PostgreSQL cannot store: no URL has these.
 * In a query, a lone percent sign is literal, because people type it.
 */
export function isReadablePath(pathname: string, query = "") {
  try {
    return !decodeURIComponent(pathname).includes("\0") && !query.includes("%00");
  } catch {
    return false;
  }
}
