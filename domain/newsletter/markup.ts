import type { EmailText } from "#shared/email-parts.ts";

const mark = /\[([^\]\n]+)\]\(([^)\s]+)\)|\*\*([^*\n]+)\*\*/g;

/**
 * Allowed link target in an email: a web or email address, or a path of this site. Null for
 * anything else.
 */
export function addressFrom(typed: string, siteUrl: string) {
  if (/^\/(?![/\\])\S*$/.test(typed)) return siteUrl + typed;
  if (!/^(https?:\/\/|mailto:)\S+$/i.test(typed)) return null;
  return URL.parse(typed)?.href ?? null;
}

/**
 * Parses paragraphs, `[links](https://...)`, and `**bold**`. Everything else stays plain text.
 */
export const readMarkup = (text: string, siteUrl: string): EmailText[][] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/(?<!\s)\s*\n\s*/g, " "))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => wordsOf(paragraph, siteUrl));

function wordsOf(paragraph: string, siteUrl: string): EmailText[] {
  const words: EmailText[] = [];
  let at = 0;
  for (const found of paragraph.matchAll(mark)) {
    const [whole, label, typed = "", strong] = found;
    const href = label ? addressFrom(typed, siteUrl) : null;
    if (label && !href) continue;
    if (found.index > at) words.push({ text: paragraph.slice(at, found.index) });
    words.push(label && href ? { text: label, href } : { text: strong ?? "", isStrong: true });
    at = found.index + whole.length;
  }
  return at < paragraph.length ? [...words, { text: paragraph.slice(at) }] : words;
}

export const badLinks = (text: string) =>
  [...text.matchAll(mark)].flatMap(([, label, typed = ""]) =>
    label && !addressFrom(typed, "https://this.site") ? [typed] : [],
  );
