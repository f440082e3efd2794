/**
 * Returns one spelling of a readable path: fixed segments as in the pattern of its route, which
 * match in any case, and no more percent-encoding than needed.
 */
export function canonicalPath(pathname: string, pattern = "") {
  const fixed = pattern.split("/");
  return pathname
    .split("/")
    .map((segment, at) => {
      const plain = decodeURIComponent(segment);
      const own = fixed[at - 1];
      return own?.toLowerCase() === plain.toLowerCase() ? own : encodeURIComponent(plain);
    })
    .join("/");
}

export function cleanPath(pathname: string) {
  return pathname.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
}
