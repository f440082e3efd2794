import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Null where it was encrypted with another secret, or is damaged: one such value must not take a whole list or job with it. */
export function openIfReadable(sealer: Sealer, sealed: string) {
  try {
    return sealer.open(sealed);
  } catch {
    return null;
  }
}

/** What a customer wrote, as owners and admins see it. */
export const openMessage = (sealer: Sealer, sealed: string | null) =>
  sealed === null
    ? null
    : (openIfReadable(sealer, sealed) ??
      "(This message cannot be read: it is damaged or was encrypted with another secret.)");

export type Sealer = { seal(text: string): string; open(sealed: string): string };

/** What the database may keep but nobody may read there. The purpose keeps one use from opening another's. */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(text) {
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), {
        authTagLength: 16,
      }).setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString(
        "utf8",
      );
    },
  };
}
