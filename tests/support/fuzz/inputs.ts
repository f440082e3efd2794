import { randomInt } from "node:crypto";

/** How many inputs an operation gets: 20 in `npm test`, 1,000 by `npm run fuzz`. */
export const inputs = Number(process.env.FUZZ_INPUTS ?? 20);
/** Said with every failure; given back, the same inputs come again. */
export const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
