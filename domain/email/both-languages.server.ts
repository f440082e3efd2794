import { speakIn } from "#platform/speaking.ts";
import type { Letter } from "./email.ts";

/** To somebody of whom nobody knows which language is his: in English, then in Spanish, which a mail program names beside the subject. */
export function inBothLanguages(write: () => Letter): Letter {
  const letter = speakIn("es", write);
  return { ...speakIn("en", write), preview: letter.title, again: { language: "es", letter } };
}
