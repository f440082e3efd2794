import { descriptionLength, titleLength } from "../fit-text.ts";
import type { MarkupElement } from "./read-markup.server.ts";
import { type AuditCheck, statusPoints } from "./score.ts";

const group = "Content" as const;

export function contentChecks(elements: MarkupElement[], siteUrl: string): AuditCheck[] {
  return [
    titleCheck(elements),
    descriptionCheck(elements),
    headingCheck(elements),
    linkCheck(elements, siteUrl),
  ];
}

function titleCheck(elements: MarkupElement[]): AuditCheck {
  const title = elements.find(({ name }) => name === "title")?.text.trim() ?? "";
  const { least, most } = titleLength;
  const score = lengthScore(title, titleLength);
  return {
    id: "title",
    group,
    name: "Title",
    score,
    found: title ? `“${title}”, ${title.length} characters.` : "The page has no title.",
    advice:
      score === statusPoints.pass
        ? null
        : `Give the page a title of ${least} to ${most} characters that starts with its topic.`,
  };
}

function descriptionCheck(elements: MarkupElement[]): AuditCheck {
  const text = metaContent(elements, "name", "description");
  const { least, most } = descriptionLength;
  const score = lengthScore(text, descriptionLength);
  return {
    id: "description",
    group,
    name: "Meta description",
    score,
    found: text ? `“${text}”, ${text.length} characters.` : "The page has no description.",
    advice:
      score === statusPoints.pass
        ? null
        : `Describe in ${least} to ${most} characters what a visitor finds here.`,
  };
}

function lengthScore(text: string, { least, most }: { least: number; most: number }) {
  if (text === "") return statusPoints.fail;
  return text.length >= least && text.length <= most ? statusPoints.pass : statusPoints.warning;
}

function headingCheck(elements: MarkupElement[]): AuditCheck {
  const count = (tag: string) =>
    elements.filter(({ name, isInMain }) => name === tag && isInMain).length;
  const [first, second] = [count("h1"), count("h2")];
  const score =
    first === 1 ? (second > 0 ? statusPoints.pass : statusPoints.warning) : statusPoints.fail;
  return {
    id: "headings",
    group,
    name: "Headings",
    score,
    found: `${first} main heading${first === 1 ? "" : "s"} (h1), ${second} of the second level (h2).`,
    advice:
      score === statusPoints.pass
        ? null
        : "Give the page exactly one h1, and an h2 to each of its parts.",
  };
}

function linkCheck(elements: MarkupElement[], siteUrl: string): AuditCheck {
  const hrefs = elements
    .filter(({ name }) => name === "a")
    .flatMap(({ attributes }) => attributes.href ?? []);
  const addresses = hrefs
    .filter((href) => URL.canParse(href, siteUrl))
    .map((href) => new URL(href, siteUrl));
  const links = addresses.filter(({ protocol }) => protocol.startsWith("http"));
  const internal = links.filter(({ origin }) => origin === new URL(siteUrl).origin).length;
  const external = links.length - internal;
  const score =
    internal === 0
      ? statusPoints.fail
      : internal >= external
        ? statusPoints.pass
        : statusPoints.warning;
  return {
    id: "links",
    group,
    name: "Links",
    score,
    found: `${internal} to pages of this site, ${external} to other sites.`,
    advice:
      score === statusPoints.pass
        ? null
        : "Link to the pages of this site that a visitor needs next; use fewer links to other sites than those.",
  };
}

export function metaContent(elements: MarkupElement[], key: "name" | "property", value: string) {
  return (
    elements
      .find(({ name, attributes }) => name === "meta" && attributes[key] === value)
      ?.attributes.content?.trim() ?? ""
  );
}
