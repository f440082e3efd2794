import { z } from "zod";
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
export const blockKinds = Object.keys(blockNames) as NewsletterBlockKind[];

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

const line = (most: number) =>
  oneLine("")
    .catch("")
    .transform((text) => text.slice(0, most));
const lines = typedText("")
  .catch("")
  .transform((text) => text.replaceAll("\r\n", "\n").slice(0, maxDraftLengths.text));
const distinct = <Value>(values: Value[], most: number) => [...new Set(values)].slice(0, most);
const slugs = z.array(z.string()).transform((all) =>
  distinct(
    all.filter((slug) => /^[\w-]{1,200}$/.test(slug)),
    mostListings,
  ),
);
const ids = z
  .array(z.string())
  .transform((all) => all.filter((id) => /^\d{1,9}$/.test(id)).map(Number))
  .transform((all) => distinct(all, maxSpecialsInBlock));
const most = line(3)
  .transform((text) => Number.parseInt(text, 10) || 6)
  .transform((count) => Math.min(maxSpecialsInBlock, Math.max(1, count)));
const blockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: line(maxDraftLengths.line) }),
  z.object({ kind: z.literal("text"), text: lines }),
  z.object({ kind: z.literal("button"), text: line(maxDraftLengths.line), href: line(500) }),
  z.object({ kind: z.literal("listings"), slugs }),
  z.object({ kind: z.literal("specials"), ids, category: line(100), city: line(100), most }),
  z.object({ kind: z.literal("divider") }),
]);

/** Reads a draft and truncates overlong input. Incomplete drafts are saved too. */
export function readDraft(form: FormData): NewsletterDraft {
  const blocks: NewsletterBlock[] = [];
  for (let at = 0; at < maxBlocks; at++) {
    const texts = ["kind", "text", "href", "category", "city", "most"].map((name) => [
      name,
      form.get(`${name}-${at}`),
    ]);
    const lists = ["slugs", "ids"].map((name) => [name, form.getAll(`${name}-${at}`).map(String)]);
    const { data } = blockSchema.safeParse(Object.fromEntries([...texts, ...lists]));
    if (!data) break;
    blocks.push(data);
  }
  return {
    subject: line(maxDraftLengths.subject).parse(form.get("subject")),
    preview: line(maxDraftLengths.preview).parse(form.get("preview")),
    blocks,
  };
}

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
