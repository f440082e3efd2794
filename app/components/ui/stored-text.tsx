import { language } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";

/**
 * Shows owner text, translated if it is a known name. Otherwise it is marked as English for screen
 * readers.
 */
export function StoredText({ children }: { children: string }) {
  const said = sayStored(children);
  return language() === "en" || said !== children ? said : <span lang="en">{children}</span>;
}
