import { randomInt } from "node:crypto";
import { atLevel } from "#tests/support/test-level.ts";

/** Inputs per API call. Forms get one, or a tenth. */
export const inputs = atLevel(2, 100);
/** Printed with each failure; set it to repeat the same inputs. */
export const seed = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31));
