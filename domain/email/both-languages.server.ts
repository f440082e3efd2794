import { runInLanguage } from "#platform/run-in-language.ts";
import type { EmailContent } from "#shared/email-parts.ts";

/**
 * For recipients with an unknown language: English first, then Spanish, which the email's preview
 * text points out.
 */
export function inBothLanguages(write: () => EmailContent): EmailContent {
  const content = runInLanguage("es", write);
  return {
    ...runInLanguage("en", write),
    preview: content.title,
    again: { language: "es", content },
  };
}
