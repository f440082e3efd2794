/**
 * Number of leading zero bits in the digest: about 16,000 attempts, less than a second on a
 * phone.
 */
export const workBits = 14;

export function leadingZeros(digest: Uint8Array) {
  let bits = 0;
  for (const byte of digest) {
    bits += byte === 0 ? 8 : Math.clz32(byte) - 24;
    if (byte !== 0) break;
  }
  return bits;
}
