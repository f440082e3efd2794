import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const [length, checked, shown] = [30, 6, 9];
const pattern = new RegExp(`\\boc_[0-9A-Za-z]{${length + checked}}\\b`, "g");

/**
 * Creates a key: "oc_", thirty random characters and a six-character checksum, so that secret
 * scanners and logs recognize a key offline.
 */
export function createApiKey() {
  const secret = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `oc_${secret}${checksum(secret)}`;
}

export const isApiKey = (text: string) =>
  new RegExp(`^${pattern.source}$`).test(text) &&
  text.slice(-checked) === checksum(text.slice(3, -checked));

export const prefixOf = (key: string) => key.slice(0, shown);

export const withoutKeys = (text: string) => text.replace(pattern, (key) => `${prefixOf(key)}...`);

function checksum(secret: string) {
  let rest = crc32(secret);
  let text = "";
  for (let place = 0; place < checked; place++) {
    text = `${alphabet[rest % alphabet.length]}${text}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return text;
}
