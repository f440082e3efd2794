import { Lexer, type MarkedToken, type Token, type Tokens } from "marked";
import type { SpecialFilter } from "#domain/specials/list-specials.server.ts";
import type { EmailSection, EmailText } from "#shared/email-parts.ts";
import { plainPath } from "#shared/say.ts";

/** The content that replaces a line with an address. It is loaded when the email is rendered. */
export type NewsletterCards =
  | { kind: "listing"; slug: string }
  | { kind: "special"; id: number }
  | { kind: "specials"; filter: SpecialFilter; most: number };

export const maxSpecials = 12;
const usualSpecials = 6;

/**
 * Returns an allowed link target in an email: a web or email address, or a path of this site. Null
 * for anything else.
 */
function addressFrom(typed: string, siteUrl: string) {
  if (/^\/(?![/\\])\S*$/.test(typed)) return siteUrl + typed;
  if (!/^(https?:\/\/|mailto:)\S+$/i.test(typed)) return null;
  return URL.parse(typed)?.href ?? null;
}

/**
 * Reads Markdown as parts of an email. Alone on a line, a link is a button, and the address of a
 * listing, a special or the deals is their cards. HTML stays text, and an image becomes a link.
 */
export function readMarkdown(body: string, siteUrl: string) {
  const badLinks: string[] = [];
  return { parts: partsOf(new Lexer().lex(body)), badLinks };

  function partsOf(tokens: Token[]): (EmailSection | NewsletterCards)[] {
    return (tokens as MarkedToken[]).flatMap((token) => {
      if (token.type === "space") return [];
      if (token.type === "hr") return { kind: "divider" };
      if (token.type === "heading") return { kind: "heading", text: textOf(wordsOf(token.tokens)) };
      if (token.type === "list")
        return { kind: "list", isOrdered: token.ordered, items: itemsOf(token) };
      if (token.type === "blockquote") return partsOf(token.tokens);
      if (token.type === "paragraph") return linesOf(token.text);
      return paragraph([{ text: token.type === "code" ? token.text : token.raw.trim() }]);
    });
  }

  /** Ends the paragraph at each line that is a button or a card. */
  function linesOf(paragraphText: string) {
    const parts: (EmailSection | NewsletterCards)[] = [];
    let text: string[] = [];
    const endText = () => {
      if (text.length > 0) parts.push(paragraph(wordsOf(Lexer.lexInline(text.join("\n")))));
      text = [];
    };
    for (const line of paragraphText.split("\n").map((each) => each.trim())) {
      const part = cardsAt(line, siteUrl) ?? buttonOf(line);
      if (!part) text.push(line);
      else {
        endText();
        parts.push(part);
      }
    }
    endText();
    return parts;
  }

  function buttonOf(line: string): EmailSection | null {
    const [token, ...others] = Lexer.lexInline(line) as MarkedToken[];
    if (token?.type !== "link" || !line.startsWith("[") || others.length > 0) return null;
    const href = addressFrom(token.href, siteUrl);
    return href === null
      ? null
      : { kind: "button", text: textOf(wordsOf(token.tokens)) || href, href };
  }

  function itemsOf(list: Tokens.List): EmailText[][] {
    return list.items.flatMap(({ tokens }) => [
      wordsOf(tokens.filter(({ type }) => type !== "list")),
      ...tokens.flatMap((token) => (token.type === "list" ? itemsOf(token as Tokens.List) : [])),
    ]);
  }

  function wordsOf(tokens: Token[], style: Omit<EmailText, "text"> = {}): EmailText[] {
    const words = (tokens as MarkedToken[]).flatMap((token): EmailText | EmailText[] => {
      if (token.type === "link" || token.type === "image") {
        const href = addressFrom(token.href, siteUrl);
        if (href === null) badLinks.push(token.href);
        const text = href === null ? token.raw : token.text || href;
        return token.type === "link" && href !== null
          ? wordsOf(token.tokens, { ...style, href })
          : { ...style, text, ...(href === null ? {} : { href }) };
      }
      if (token.type === "strong") return wordsOf(token.tokens, { ...style, isStrong: true });
      if (token.type === "em") return wordsOf(token.tokens, { ...style, isItalic: true });
      if ("tokens" in token && token.tokens) return wordsOf(token.tokens, style);
      const text = token.type !== "br" && "text" in token ? token.text : " ";
      return { ...style, text: onOneLine(text) };
    });
    return words.reduce(join, []);
  }
}

const paragraph = (words: EmailText[]): EmailSection => ({ kind: "text", paragraphs: [words] });
/** Escapes are tokens of their own. */
function join(words: EmailText[], next: EmailText) {
  const last = words.at(-1);
  if (
    !last ||
    last.href !== next.href ||
    last.isStrong !== next.isStrong ||
    last.isItalic !== next.isItalic
  )
    return [...words, next];
  return [...words.slice(0, -1), { ...last, text: last.text + next.text }];
}
const textOf = (words: EmailText[]) => words.map(({ text }) => text).join("");

const cardPath = /^\/(?:listing\/([\w-]+)|deals\/(\d{1,9})\/claim|(deals|special-offers))$/;

function cardsAt(line: string, siteUrl: string): NewsletterCards | null {
  const url = /^(\/|https?:\/\/)\S+$/.test(line) ? URL.parse(line, siteUrl) : null;
  if (url?.origin !== new URL(siteUrl).origin) return null;
  const [, slug, id, deals] = cardPath.exec(plainPath(url.pathname)) ?? [];
  if (slug) return { kind: "listing", slug };
  if (id) return { kind: "special", id: Number(id) };
  if (!deals) return null;
  const parameter = (key: string) => url.searchParams.get(key) || undefined;
  const most = Number.parseInt(parameter("most") ?? "", 10) || usualSpecials;
  return {
    kind: "specials",
    filter: { text: parameter("q"), city: parameter("city"), category: parameter("category") },
    most: Math.min(maxSpecials, Math.max(1, most)),
  };
}

/** Returns the text with its lines joined by spaces. */
const onOneLine = (text: string) =>
  text.includes("\n")
    ? text
        .split("\n")
        .map((line, index, lines) =>
          index === 0
            ? line.trimEnd()
            : index === lines.length - 1
              ? line.trimStart()
              : line.trim(),
        )
        .join(" ")
    : text;
