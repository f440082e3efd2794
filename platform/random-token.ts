import { createHash, randomBytes } from "node:crypto";

/** Creates an unguessable token; the database keeps only its hash. */
export const createToken = () => randomBytes(32).toString("base64url");

export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");
