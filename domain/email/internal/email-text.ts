import type { Item, Letter, Link, Section, Words } from "#shared/email-parts.ts";
import type { Foot } from "./email-html.ts";

export const letterText = (letter: Letter, foot: Foot) =>
  [
    ...partsOf(letter),
    ...(letter.again ? [divider, ...partsOf(letter.again.letter)] : []),
    `-- \n${foot.lines.join("\n")}`,
    ...foot.links.map(link),
  ].join("\n\n");

function partsOf({
  title,
  paragraphs,
  facts = [],
  items = [],
  sections = [],
  action,
  after = [],
}: Letter) {
  return [
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(({ label, text }) => `${label}: ${text}`).join("\n")] : []),
    ...items.map(itemOf),
    ...sections.flatMap(sectionOf),
    ...(action ? [link(action)] : []),
    ...after,
  ];
}

const divider = "* * *";
const link = ({ text, href }: Link) => `${text}:\n${href}`;
const itemOf = ({ title, lines, href }: Item) => [title, ...lines, href].join("\n");
const wordsOf = ({ text, href }: Words) => (href && href !== text ? `${text} (${href})` : text);

function sectionOf(section: Section): string[] {
  if (section.kind === "heading") return [section.text.toUpperCase()];
  if (section.kind === "text")
    return section.paragraphs.map((paragraph) => paragraph.map(wordsOf).join(""));
  if (section.kind === "items") return section.items.map(itemOf);
  return section.kind === "button" ? [link(section)] : [divider];
}
