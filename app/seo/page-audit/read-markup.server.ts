type Attributes = Record<string, string>;
export type MarkupElement = {
  name: string;
  attributes: Attributes;
  text: string /** Inside the main content, not in the shared header or footer. */;
  isInMain: boolean;
};

/** Elements whose content is not markup, or never displayed, as in a template. */
const raw = /^(script|style|title|textarea|noscript|template)$/;
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/main)\s*>|<([a-z][a-z0-9-]*)((?:\s+[^\s=<>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"']+))?|\s*\/)*)\s*>/gi;
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;

/**
 * Parses a page into elements in order, with attributes and raw text: enough to count and look
 * up.
 */
export function readMarkup(html: string): MarkupElement[] {
  const elements: MarkupElement[] = [];
  let isInMain = false;
  token.lastIndex = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [, end, tag, attributes = ""] = match;
    if (end) isInMain = false;
    if (!tag) continue;
    const name = tag.toLowerCase();
    if (name === "main") isInMain = true;
    const element: MarkupElement = {
      name,
      attributes: readAttributes(attributes),
      text: "",
      isInMain,
    };
    if (raw.test(name)) {
      const start = token.lastIndex;
      const end = html.slice(start).search(new RegExp(`</${name}\\b`, "i"));
      element.text = end < 0 ? html.slice(start) : html.slice(start, start + end);
      token.lastIndex = end < 0 ? html.length : start + end;
      if (name === "title" || name === "textarea") element.text = decode(element.text);
    }
    elements.push(element);
  }
  return elements;
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = "", double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ""),
    ]),
  );
}

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function decode(text: string) {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return named[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
