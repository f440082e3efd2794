const longestPage = 500_000;
const mostElements = 6000;

/** The beginning of a page that is made to keep us busy: work grows faster than pages do. */
export function shortened(html: string) {
  const tags = html.slice(0, longestPage).matchAll(/<[a-z]/gi);
  for (let count = 1; count < mostElements; count++)
    if (tags.next().done) return html.slice(0, longestPage);
  return html.slice(0, tags.next().value?.index ?? longestPage);
}
