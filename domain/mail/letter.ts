import { brand } from "#site/brand.ts";
import { letterHtml } from "./internal/letter-html.ts";

type Link = { text: string; href: string };
type Fact = { label: string; text: string };
type Item = { title: string; lines: string[]; href: string };

export type Letter = { title: string; paragraphs: string[]; facts?: Fact[]; items?: Item[]; action?: Link; after?: string[] };

/** The end of a mail that many get: why this one came, where we are, and the ways out. */
export type Leaving = { why: string; leave: string; preferences: string };

export type Foot = { lines: string[]; links: Link[] };

/** One letter as plain text and as HTML: no picture, no script, nothing that a mail program has to load. */
export function writeLetter(letter: Letter, leaving?: Leaving) {
  const foot = footOf(leaving);
  return { text: letterText(letter, foot), html: letterHtml(letter, foot) };
}

function footOf(leaving: Leaving | undefined): Foot {
  const signature = `${brand.name} · ${brand.contactEmail}`;
  if (!leaving) return { lines: [signature], links: [] };
  const links = [
    { text: "Unsubscribe", href: leaving.leave },
    { text: "Choose which mails you get", href: leaving.preferences },
  ];
  return { lines: [leaving.why, signature, brand.postalAddress], links };
}

function letterText({ title, paragraphs, facts = [], items = [], action, after = [] }: Letter, foot: Foot) {
  const link = ({ text, href }: Link) => `${text}:\n${href}`;
  return [
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, text }) => `${label}: ${text}`).join("\n")] : []),
    ...items.map((item) => [item.title, ...item.lines, item.href].join("\n")),
    ...(action ? [link(action)] : []),
    ...after,
    `-- \n${foot.lines.join("\n")}`,
    ...foot.links.map(link),
  ].join("\n\n");
}
