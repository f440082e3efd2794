/** A message about what was done, shown once on the page after a redirect. */
export type Flash = { title: string; text?: string; link?: { href: string; label: string } };
