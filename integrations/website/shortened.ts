const longestPage = 500_000;
const mostElements = 6000;

/** Cuts pages that are built to exhaust us: parsing cost grows faster than size. */
export function truncateHtml(html: string) {
  const tags = html.slice(0, longestPage).matchAll(/<[a-z]/gi);
  for (let count = 1; count < mostElements; count++)
    if (tags.next().done) return html.slice(0, longestPage);
  return html.slice(0, tags.next().value?.index ?? longestPage);
}
