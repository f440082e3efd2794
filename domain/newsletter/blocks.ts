import type { NewsletterBlock } from "#database/schema/newsletter.ts";
import { oneLine, typedText } from "#shared/typed-text.ts";
import { addressFrom, badLinks } from "./markup.ts";

export type { NewsletterBlock };
export type NewsletterBlockKind = NewsletterBlock["kind"];
export type NewsletterDraft = { subject: string; preview: string; blocks: NewsletterBlock[] };

export const blockNames: Record<NewsletterBlockKind, string> = {
  heading: "Heading",
  text: "Text",
  button: "Button",
  listings: "Listings",
  specials: "Specials",
  divider: "Divider",
};
export const blockKinds: NewsletterBlockKind[] = [
  "heading",
  "text",
  "button",
  "listings",
  "specials",
  "divider",
];

export const maxBlocks = 30;
export const maxDraftLengths = { subject: 120, preview: 160, line: 200, text: 5_000 };
const mostListings = 12;
export const maxSpecialsInBlock = 12;

const newBlock: Record<NewsletterBlockKind, NewsletterBlock> = {
  heading: { kind: "heading", text: "" },
  text: { kind: "text", text: "" },
  button: { kind: "button", text: "", href: "" },
  listings: { kind: "listings", slugs: [] },
  specials: { kind: "specials", ids: [], category: "", city: "", most: 6 },
  divider: { kind: "divider" },
};

/** Reads a draft and truncates overlong input. Incomplete drafts are saved too. */
export function readDraft(form: FormData): NewsletterDraft {
  const line = (name: string, most: number) =>
    oneLine("").catch("").parse(form.get(name)).slice(0, most);
  const many = (name: string) => form.getAll(name).map(String);
  const blockAt = (kind: NewsletterBlockKind, at: number): NewsletterBlock => {
    if (kind === "heading") return { kind, text: line(`text-${at}`, maxDraftLengths.line) };
    if (kind === "text") return { kind, text: lines(form.get(`text-${at}`)) };
    if (kind === "button")
      return {
        kind,
        text: line(`text-${at}`, maxDraftLengths.line),
        href: line(`href-${at}`, 500),
      };
    if (kind === "listings")
      return {
        kind,
        slugs: [
          ...new Set(many(`slugs-${at}`).filter((slug) => /^[\w-]{1,200}$/.test(slug))),
        ].slice(0, mostListings),
      };
    if (kind === "divider") return { kind };
    const ids = many(`ids-${at}`).filter((id) => /^\d{1,9}$/.test(id));
    const most = Math.min(
      maxSpecialsInBlock,
      Math.max(1, Number.parseInt(line(`most-${at}`, 3), 10) || 6),
    );
    return {
      kind,
      ids: [...new Set(ids.map(Number))].slice(0, maxSpecialsInBlock),
      category: line(`category-${at}`, 100),
      city: line(`city-${at}`, 100),
      most,
    };
  };
  const blocks: NewsletterBlock[] = [];
  for (let at = 0; at < maxBlocks; at++) {
    const kind = blockKinds.find((each) => each === form.get(`kind-${at}`));
    if (!kind) break;
    blocks.push(blockAt(kind, at));
  }
  return {
    subject: line("subject", maxDraftLengths.subject),
    preview: line("preview", maxDraftLengths.preview),
    blocks,
  };
}

const lines = (typed: FormDataEntryValue | null) =>
  typedText("").catch("").parse(typed).replaceAll("\r\n", "\n").slice(0, maxDraftLengths.text);

/** Applies a block button: "add:text", "up:2", "down:2", "remove:2". Null for other values. */
export function rearrangeBlocks(
  blocks: NewsletterBlock[],
  intent: string,
): NewsletterBlock[] | null {
  const [, verb, what = ""] = /^(add|up|down|remove):(\w+)$/.exec(intent) ?? [];
  const kind = blockKinds.find((each) => each === what);
  if (verb === "add") return kind && blocks.length < maxBlocks ? [...blocks, newBlock[kind]] : null;
  const at = Number(what);
  const moved = blocks[at];
  if (!verb || !moved) return null;
  const others = blocks.toSpliced(at, 1);
  if (verb === "remove") return others;
  return others.toSpliced(Math.max(0, verb === "up" ? at - 1 : at + 1), 0, moved);
}

export function validateDraft({ subject, blocks }: NewsletterDraft): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  if (subject === "") problems.subject = ["Enter a subject: it is what people see first."];
  if (blocks.every(({ kind }) => kind === "divider"))
    problems.form = ["There is nothing in it yet. Add text, listings or specials."];
  for (const [at, block] of blocks.entries()) {
    const wrong = problemOf(block);
    if (wrong) problems[`${wrong.field}-${at}`] = [wrong.sentence];
  }
  return problems;
}

function problemOf(block: NewsletterBlock) {
  if ((block.kind === "heading" || block.kind === "text") && block.text === "")
    return { field: "text", sentence: "This is empty: enter some text, or remove it." };
  if (block.kind === "text") {
    const [bad] = badLinks(block.text);
    return bad
      ? {
          field: "text",
          sentence: `“${bad}” is not an address: begin it with https:// or with / for a page of this site.`,
        }
      : null;
  }
  if (block.kind === "button" && block.text === "")
    return { field: "text", sentence: "Enter the text of the button." };
  if (block.kind === "button" && !addressFrom(block.href, "https://this.site"))
    return {
      field: "href",
      sentence: "Begin the address with https://, or with / for a page of this site.",
    };
  return block.kind === "listings" && block.slugs.length === 0
    ? { field: "find", sentence: "Choose at least one listing, or remove this." }
    : null;
}
