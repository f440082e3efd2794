/** An account page that leads back to where somebody was. */
export const withNext = (path: string, next: string) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;
