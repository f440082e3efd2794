/** A message about a completed action, shown once on the page after a redirect. */
export type Flash = { title: string; text?: string; link?: { href: string; label: string } };
