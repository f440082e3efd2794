import { randomInt } from "node:crypto";

/** How many inputs a call of the API gets: 20 in `npm test`, 1,000 by `npm run fuzz`; a form of the pages one, and a tenth. */
export const inputs = Number(process.env.FUZZ_INPUTS ?? 20);
/** Said with every failure; given back, the same inputs come again. */
export const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
