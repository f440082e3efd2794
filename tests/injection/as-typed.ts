/** Expects the same text from the start; after shorter text, other parts of the page may follow. */
function isAsTyped(text: string, value: string) {
  const plain = (words: string) =>
    words
      .toWellFormed()
      // HTML shows the letter that is none as the sign for that, and XML leaves out what is no letter.
      .replace(/[\p{Cc}\ufffd-\uffff]/gu, "")
      // Lines of a list are drawn with something between them.
      .replace(/[\s·,;]+/g, "");
  const meant = plain(value);
  // Slugs derive from names. A webhook's page shows them in JSON.
  if (/^zq\d+z((-[a-z0-9]+)*([/.][a-z]+)?$|(-[a-z0-9]+)+")/.test(text)) return true;
  // Reviews show only the initial of the author's last name.
  if (/^zq\d+z( \p{Lu}\.)?(,|$)/u.test(text)) return true;
  // The audit log shows JSON, and owners copy HTML for other websites.
  const signs: Record<string, string> = {
    lt: "<",
    gt: ">",
    quot: '"',
    "#39": "'",
    "#x27": "'",
    amp: "&",
  };
  const asHtml = text.replace(
    /&(lt|gt|quot|#39|#x27|amp);/g,
    (_, sign: string) => signs[sign] ?? "",
  );
  // Cards show the first parts of a list, and how many follow.
  const asShortList = text.replace(/ · \+\d+ more.*$/s, "");
  const asJson = text.replace(/\\(.)/g, (_, sign: string) => ("bfnrt".includes(sign) ? " " : sign));
  return [text, asJson, asHtml, asShortList]
    .map(plain)
    .some(
      (seen) =>
        meant.startsWith(seen) ||
        seen.startsWith(meant.slice(0, 60)) ||
        seen.slice(0, meant.length + 2).includes("…"),
    );
}

/** Finds texts with a mark that differ from the input after it. */
export const notAsTyped = (texts: string[], values: Map<string, string>) =>
  texts
    .flatMap((text) => text.match(/zq\d+z.*?(?=zq\d+z|$)/gs) ?? [])
    .filter((text) => !isAsTyped(text, values.get(/^zq\d+z/.exec(text)?.[0] ?? "") ?? ""))
    .map(
      (text) =>
        `"${text.slice(0, 300)}" is not "${values.get(/^zq\d+z/.exec(text)?.[0] ?? "")?.slice(0, 300)}"`,
    );
