import { load } from "cheerio";
import type { AnyNode } from "domhandler";

const spoken = ["aria-label", "title", "placeholder", "alt", "data-tip", "data-sending", "label"];
const silent = new Set(["script", "style", "svg", "code", "template"]);

/** Visible and accessible texts of a page, except those marked as another language. */
export function textsOf(html: string): string[] {
  const page = load(html);
  const texts: string[] = [
    page("title").text(),
    page("meta[name=description]").attr("content") ?? "",
  ];
  const walk = (node: AnyNode, language: string) => {
    if (node.type === "text") texts.push(node.data);
    if (node.type !== "tag" || silent.has(node.name) || node.attribs.translate === "no") return;
    if ((node.attribs.lang ?? language) !== language) return;
    for (const name of spoken) if (node.attribs[name]) texts.push(node.attribs[name]);
    for (const child of node.children) walk(child, language);
  };
  const body = page("body")[0];
  if (body) walk(body, page("html").attr("lang") ?? "");
  return texts
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}
