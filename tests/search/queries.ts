import { placeRows } from "./rows/cities.ts";
import { filterRows } from "./rows/filters.ts";
import { hourRows } from "./rows/hours.ts";
import { junkRows } from "./rows/junk.ts";
import { nameRows } from "./rows/names.ts";
import { priceRows } from "./rows/prices.ts";
import { sentenceRows } from "./rows/sentences.ts";
import { spanishRows } from "./rows/spanish.ts";
import { spellingRows } from "./rows/spelling.ts";
import { tradeRows } from "./rows/trade.ts";
import { treatmentRows } from "./rows/treatments.ts";
import { wordRows } from "./rows/words.ts";

/**
 * Queries of people in Orange County with their expected results. Written before the engine: if the
 * two disagree, the engine is wrong.
 */
export const groups = {
  ...treatmentRows,
  ...tradeRows,
  ...spellingRows,
  ...placeRows,
  ...priceRows,
  ...filterRows,
  ...hourRows,
  ...nameRows,
  ...wordRows,
  ...spanishRows,
  ...sentenceRows,
  ...junkRows,
};

export const queries = Object.values(groups).flat();
