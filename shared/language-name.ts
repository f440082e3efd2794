import { capitalize } from "./capitalize.ts";
import { type Language, language } from "./language.ts";
import { sayStored } from "./say.ts";

// Languages that providers name; any other name stays as entered.
const codes =
  "ar bg bn da de el en es et fa fil fr gu ha haw hi hmn hu hy id ig it ja km ko ml ne nl no pa pl pt ro ru sm sn sv sw ta te th tl to tr tw uk ur vi yo yue zh";

const names = new Map<Language, Map<string, string>>();

/** Translates "Korean": by our own texts, else by Intl. */
export function languageName(name: string) {
  if (language() === "en") return name;
  const known = names.get(language()) ?? namesIn(language());
  names.set(language(), known);
  const ours = sayStored(name);
  const said = ours === name ? (known.get(name) ?? name) : ours;
  return capitalize(said);
}

function namesIn(reader: Language) {
  const [english, theirs] = ["en", reader].map(
    (locale) => new Intl.DisplayNames(locale, { type: "language" }),
  );
  return new Map(
    [...codes.split(" ").map((code) => [code, english?.of(code)]), ["bn", "Bengali"]].map(
      ([code = "", name = code]) => [name, theirs?.of(code) ?? name],
    ),
  );
}
