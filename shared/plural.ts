import { language } from "./language.ts";
import { spanishNoun } from "./say.ts";

/** "1 listing", "2 listings", "1,204 listings". Both languages format numbers alike. */
export function plural(count: number, one: string, many = `${one}s`) {
  const [single, several] = (language() === "es" && spanishNoun(one)) || [one, many];
  return `${count.toLocaleString("en-US")} ${count === 1 ? single : several}`;
}
