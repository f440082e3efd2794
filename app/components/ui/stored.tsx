import { language } from "#shared/language.ts";
import { sayStored } from "#shared/say.ts";

/** Words of an owner, by the names that we have for them: what has none is read out as the English that it is. */
export function Stored({ children }: { children: string }) {
  const said = sayStored(children);
  return language() === "en" || said !== children ? said : <span lang="en">{children}</span>;
}
