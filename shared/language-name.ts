import { capitalize } from "./capitalize.ts";
import { language } from "./language.ts";
import { sayStored } from "./say.ts";

// Languages that providers name; any other name stays as entered.
const codes =
  "ar bg bn da de el en es et fa fil fr gu ha haw hi hmn hu hy id ig it ja km ko ml ne nl no pa pl pt ro ru sm sn sv sw ta te th tl to tr tw uk ur vi yo yue zh";

let spanish: Map<string, string> | null = null;

/** Translates "Korean": by our own texts, else by Intl. */
export function languageName(name: string) {
  if (language() === "en") return name;
  spanish ??= namesInSpanish();
  const ours = sayStored(name);
  const said = ours === name ? (spanish.get(name) ?? name) : ours;
  return capitalize(said);
}

function namesInSpanish() {
  const [english, said] = ["en", "es"].map(
    (locale) => new Intl.DisplayNames(locale, { type: "language" }),
  );
  return new Map([
    ...codes
      .split(" ")
      .map((code): [string, string] => [english?.of(code) ?? code, said?.of(code) ?? code]),
    ["Bengali", "bengalí"],
  ]);
}
