/** Decodes text with unknown encoding. Null for binary data. */
export function readText(bytes: Uint8Array): { text: string; encoding: string } | null {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  if (bytes.includes(0)) return null;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return {
      text,
      encoding: first === 0xef && second === 0xbb && third === 0xbf ? "UTF-8 with a mark" : "UTF-8",
    };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Latin-1" };
  }
}
