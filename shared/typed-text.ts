import { z } from "zod";

/**
 * Text that somebody typed or a program sent: without control characters, of which PostgreSQL keeps one in no text,
 * and which nobody types. `oneLine` makes line breaks spaces, so that a name can never begin a new header of a mail.
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
