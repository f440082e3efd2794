import { freeToken } from "#domain/catalogue/listings/facet-tokens.ts";
import { sayStored } from "#shared/say.ts";
import type { Filter } from "./filter.ts";
import { eachOfSeveral, listParameter } from "./parameter.ts";

export const amenity = {
  name: "amenity",
  parameter: listParameter({
    name: "amenity",
    api: { description: `An amenity of the facility. ${eachOfSeveral}`, example: "Free parking" },
  }),
  isNarrowing: true,
  matches: (amenities, { table }) =>
    table.tokens.anyOf(amenities.map((each) => freeToken("a", each))),
  choices: (count) => count.common("a"),
  label: sayStored,
  isInWordsOfListings: true,
} as const satisfies Filter;
