import { oneLine, typedText } from "#shared/typed-text.ts";
import { announcement, maxDraftLengths, type NewsletterDraft } from "./draft.ts";
import { readMarkdown } from "./markdown.server.ts";

const line = oneLine("").catch("");
const lines = typedText("").catch("");

/** Reads a draft and truncates overlong input. Incomplete drafts are saved too. */
export const readDraft = (form: FormData): NewsletterDraft => ({
  subject: line.parse(form.get("subject")).slice(0, maxDraftLengths.subject),
  preview: line.parse(form.get("preview")).slice(0, maxDraftLengths.preview),
  body: lines.parse(form.get("body")).replaceAll("\r\n", "\n").slice(0, maxDraftLengths.body),
});

/** Finds what keeps a draft from being sent. */
export function validateDraft({ subject, body }: NewsletterDraft): Record<string, string[]> {
  const { parts, badLinks } = readMarkdown(body, "https://this.site");
  const problems = badLinks.map(
    (link) =>
      `“${link}” is not an address: begin it with https:// or with / for a page of this site.`,
  );
  if (body.trim() === announcement.body)
    problems.push("This is still the template. Replace it with your own text.");
  if (parts.every(({ kind }) => kind === "divider"))
    problems.push("There is nothing in it yet. Add text, listings or specials.");
  return {
    ...(subject === "" ? { subject: ["Enter a subject: it is what people see first."] } : {}),
    ...(problems.length > 0 ? { body: problems } : {}),
  };
}
