import type { EmailFooter } from "#integrations/email/email-html.tsx";
import type {
  EmailContent,
  EmailItem,
  EmailLink,
  EmailSection,
  EmailText,
} from "#shared/email-parts.ts";

export const renderEmailText = (content: EmailContent, foot: EmailFooter) =>
  [
    ...partsOf(content),
    ...(content.again ?? []).flatMap((each) => [divider, ...partsOf(each.content)]),
    `-- \n${foot.lines.join("\n")}`,
    ...foot.links.map(link),
  ].join("\n\n");

const partsOf = ({
  title,
  paragraphs,
  facts = [],
  items = [],
  sections = [],
  code,
  action,
  links = [],
  after = [],
}: EmailContent) => [
  title,
  ...paragraphs,
  ...(facts.length > 0 ? [facts.map(({ label, text }) => `${label}: ${text}`).join("\n")] : []),
  ...items.map(itemOf),
  ...sections.flatMap(sectionOf),
  ...(code ? [code.text] : []),
  ...(action ? [link(action)] : []),
  ...links.map(link),
  ...after,
];

const divider = "* * *";
const link = ({ text, href }: EmailLink) => `${text}:\n${href}`;
const itemOf = ({ title, lines, href }: EmailItem) => [title, ...lines, href].join("\n");
const wordsOf = ({ text, href }: EmailText) => (href && href !== text ? `${text} (${href})` : text);

function sectionOf(section: EmailSection): string[] {
  if (section.kind === "heading") return [section.text.toUpperCase()];
  if (section.kind === "text")
    return section.paragraphs.map((paragraph) => paragraph.map(wordsOf).join(""));
  if (section.kind === "list")
    return [
      section.items
        .map(
          (item, at) => `${section.isOrdered ? `${at + 1}.` : "-"} ${item.map(wordsOf).join("")}`,
        )
        .join("\n"),
    ];
  if (section.kind === "items") return section.items.map(itemOf);
  return section.kind === "button" ? [link(section)] : [divider];
}
