import { resolve } from "node:path";

/** A file as somebody named it: from the folder where he called npm, which npm itself leaves. */
export const fromWhereAsked = (file: string) => resolve(process.env.INIT_CWD ?? "", file);
