/** Crockford base 32: no I, L, O or U, which are easy to confuse. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 12;

/** Creates a code: each random byte gives five bits, sixty in all: "7K3D-9QZX-M2AV". */
export function createVoucherCode(bytes: Uint8Array) {
  const letters = [...bytes.subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join("");
  return letters.replace(/(?<=^(?:.{4})+)(?=.)/g, "-");
}

/** Normalizes a typed code; null for anything else. */
export function parseVoucherCode(typed: string) {
  const letters = typed
    .toUpperCase()
    .replace(/[\s-]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1")
    .replaceAll("U", "V");
  const isCode =
    letters.length === length && [...letters].every((letter) => alphabet.includes(letter));
  return isCode ? letters.replace(/(?<=^(?:.{4})+)(?=.)/g, "-") : null;
}
