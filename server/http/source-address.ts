/**
 * Who is at the other end. Each proxy in front adds the address it heard to the end of X-Forwarded-For: with as many
 * proxies as we trust, that many from the end is true; what a visitor wrote there himself stands further to the left.
 */
export function sourceAddress(peer: string | undefined, forwarded: string | undefined, proxies: number) {
  const heard = (forwarded ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const told = proxies > 0 ? heard.at(-Math.min(proxies, heard.length)) : undefined;
  return told ?? peer ?? "unknown";
}
