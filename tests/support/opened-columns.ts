import { readFileSync } from "node:fs";
import { createSealer } from "#platform/encryption.ts";
import { readSecret } from "#platform/secret.ts";

/** A use of the secret that is added tomorrow is opened tomorrow. */
const purposes = [
  ...readFileSync("server/services.ts", "utf8").matchAll(/createSealer\(secret, "([^"]+)"\)/g),
].map(([, purpose = ""]) => purpose);

/** What may be sealed: a nonce and a tag at the least, as one word. */
export const maySealed = "[A-Za-z0-9_-]{38,}";

/** There are thousands of these: 32 bytes, in which no more than four letters could be sealed. */
const isHash = (word: string) => word.length === 43 || /^[0-9a-f]{64}$/.test(word);

/** Reads what a site sealed, wherever it stands in a value; everything else stays as it is. */
export function openerOf(dataDir: string) {
  const sealers = purposes.map((purpose) =>
    createSealer(readSecret({ secret: undefined, dataDir }), purpose),
  );
  const openWord = (word: string) => {
    if (isHash(word)) return word;
    for (const { open } of sealers)
      try {
        return open(word);
      } catch {
        // It is another's, or was never sealed.
      }
    return word;
  };
  return (value: string) => value.replaceAll(new RegExp(maySealed, "g"), openWord);
}
