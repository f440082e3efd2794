import { resolve } from "node:path";

/** Resolves a path against the user's folder, because npm changes the working directory. */
export const resolveFromCallerDir = (file: string) => resolve(process.env.INIT_CWD ?? "", file);
