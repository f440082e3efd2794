import { freeToken } from "#domain/catalogue/listings/facet-tokens.ts";
import { inSentence } from "#shared/language.ts";
import { languageName } from "#shared/language-name.ts";
import { say } from "#shared/say.ts";
import { searchWords } from "#shared/typed-words.ts";
import type { Filter } from "./filter.ts";
import { anyOfSeveral, listParameter } from "./parameter.ts";

export const language = {
  name: "language",
  parameter: listParameter({
    name: "language",
    api: { description: `A language spoken there. ${anyOfSeveral}`, example: "Spanish" },
  }),
  matches: (languages, { table }) =>
    table.tokens.anyOf(languages.map((each) => freeToken("l", each))),
  choices: (count) => count.common("l"),
  label: languageName,
  choiceLabel: languageName,
  saidLabel: (name) => say("Speaks {language}", { language: inSentence(languageName(name)) }),
  spoken: ({ words, index, isFree }) => {
    const name = searchWords().languages.get(words[index] ?? "");
    return name && isFree(index, 1) ? { length: 1, value: name } : null;
  },
} as const satisfies Filter;
