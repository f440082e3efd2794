import { readFileSync } from "node:fs";
import { createEncryptor } from "#platform/encryption.ts";
import { readSecret } from "#platform/secret.ts";

/** Reads the purposes from source, so that new uses of the secret are included automatically. */
const purposes = [
  ...readFileSync("server/services.ts", "utf8").matchAll(/createEncryptor\(secret, "([^"]+)"\)/g),
].map(([, purpose = ""]) => purpose);

/** Possibly encrypted: at least a nonce and a tag, as one word. */
export const encryptedPattern = "[A-Za-z0-9_-]{38,}";

/** Skips thousands of 32-byte hashes, which could hide at most four encrypted characters. */
const isHash = (word: string) => word.length === 43 || /^[0-9a-f]{64}$/.test(word);

/** Decrypts all encrypted parts of a value and leaves the rest unchanged. */
export function openerOf(dataDir: string) {
  const encryptors = purposes.map((purpose) =>
    createEncryptor(readSecret({ secret: undefined, dataDir }), purpose),
  );
  const openWord = (word: string) => {
    if (isHash(word)) return word;
    for (const { open } of encryptors)
      try {
        return open(word);
      } catch {
        // It is another's, or was never sealed.
      }
    return word;
  };
  return (value: string) => value.replaceAll(new RegExp(encryptedPattern, "g"), openWord);
}
