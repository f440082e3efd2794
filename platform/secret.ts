import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "./config.ts";

/**
 * Reads the secret of the site: configured, or generated once in the data directory. All processes
 * on one database need the same secret.
 */
export function readSecret({ secret, dataDir }: Pick<Config, "secret" | "dataDir">) {
  if (secret) return secret;
  const file = secretFileOf({ dataDir });
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}

export const secretFileOf = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "secret");

/**
 * Creates a function that computes a deterministic keyed hash, which is not reversible without the
 * secret.
 */
export const createFingerprint = (secret: string, purpose: string) => (text: string) =>
  createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

export type Signer = { sign(text: string): string; read(signed: string): string | null };

/** Signs texts as "text.signature". The purpose separates different uses. */
export function createSigner(secret: string, purpose: string): Signer {
  const signatureOf = (text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
  return {
    sign: (text) => `${text}.${signatureOf(text)}`,
    read(signed) {
      const end = signed.lastIndexOf(".");
      const text = signed.slice(0, Math.max(end, 0));
      const signature = Buffer.from(signed.slice(end + 1));
      const expected = Buffer.from(signatureOf(text));
      return signature.length === expected.length && timingSafeEqual(signature, expected)
        ? text
        : null;
    },
  };
}
