import { resolve } from "node:path";

/** Resolves a path against the user's folder, because npm changes the working directory. */
export const fromWhereAsked = (file: string) => resolve(process.env.INIT_CWD ?? "", file);
