import { z } from "zod";

/**
 * Validates text from users or programs and removes control characters: PostgreSQL cannot store
 * NUL, and no one types them. `oneLine` turns line breaks into spaces, so that a name cannot inject
 * an email header.
 */
export const typedText = (missing: string) =>
  z.string(missing).overwrite((text) =>
    text
      .toWellFormed()
      .replace(/(?![\n\r\t])\p{Cc}/gu, "")
      .trim(),
  );
export const oneLine = (missing: string) =>
  typedText(missing).overwrite((text) => text.replace(/(?<!\s)\s*[\n\r\t]\s*/g, " "));
