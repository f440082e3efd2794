import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/**
 * Decrypts a value. Returns null if it is damaged or encrypted with another secret: one such value
 * must not break a whole list or job.
 */
export function decryptIfReadable(encryptor: Encryptor, encrypted: string) {
  try {
    return encryptor.open(encrypted);
  } catch {
    return null;
  }
}

export const decryptMessage = (encryptor: Encryptor, encrypted: string | null) =>
  encrypted === null
    ? null
    : (decryptIfReadable(encryptor, encrypted) ??
      "(This message cannot be read: it is damaged or was encrypted with a different secret.)");

export type Encryptor = { seal(text: string): string; open(encrypted: string): string };

/** Encrypts values in the database. The purpose separates keys of different uses. */
export function createEncryptor(secret: string, purpose: string): Encryptor {
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
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
