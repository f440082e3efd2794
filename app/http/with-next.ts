export const withNext = (path: string, next: string) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

/** Asks for the password again, then returns to `path`. */
export const proofPath = (path: string) => withNext("/profile/security/proof", path);
