import { randomInt } from "node:crypto";

/** Inputs per API call: 20 in `npm test`, 1,000 in `npm run fuzz`. Forms get one, or a tenth. */
export const inputs = Number(process.env.FUZZ_INPUTS ?? 20);
/** Printed with each failure; set it to repeat the same inputs. */
export const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
