import { runInLanguage } from "#platform/run-in-language.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { languageCodes } from "#shared/language.ts";

/**
 * Writes an email for recipients with an unknown language: English first, then the others, which
 * the email's preview text points out.
 */
export function inAllLanguages(write: () => EmailContent): EmailContent {
  const again = languageCodes()
    .filter((code) => code !== "en")
    .map((code) => ({ language: code, content: runInLanguage(code, write) }));
  return {
    ...runInLanguage("en", write),
    preview: again.map(({ content }) => content.title).join(" · "),
    again,
  };
}
