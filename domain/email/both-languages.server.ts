import { speakIn } from "#platform/speaking.ts";
import type { Letter } from "./email.ts";

/**
 * For recipients with an unknown language: English first, then Spanish, which the email's preview
 * text points out.
 */
export function inBothLanguages(write: () => Letter): Letter {
  const letter = speakIn("es", write);
  return { ...speakIn("en", write), preview: letter.title, again: { language: "es", letter } };
}
