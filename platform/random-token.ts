import { createHash, randomBytes } from "node:crypto";

/** A text that nobody can guess; the database keeps its hash alone. */
export const createToken = () => randomBytes(32).toString("base64url");

export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
