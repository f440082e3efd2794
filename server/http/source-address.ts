import { isIP, isIPv6 } from "node:net";

/**
 * Returns the client address. Each proxy appends the address it sees to X-Forwarded-For, so with N
 * trusted proxies the Nth entry from the end is true. A forged entry is further left.
 */
export function sourceAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  proxies: number,
) {
  const addresses = (forwarded ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const client = proxies > 0 ? addresses.at(-Math.min(proxies, addresses.length)) : undefined;
  return plainAddress(client ?? peer ?? "unknown");
}

/** Strips the port that some balancers add, and normalizes IPv4-mapped IPv6. */
function plainAddress(written: string) {
  const [, bracketed, withPort] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? [];
  const address = bracketed ?? withPort ?? written;
  const [, mapped] = isIPv6(address)
    ? (/^::ffff:([0-9a-f.:]+)$/i.exec(
        new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1),
      ) ?? [])
    : [];
  if (!mapped) return address;
  if (isIP(mapped) === 4) return mapped;
  const [high = 0, low = 0] = mapped.split(":").map((block) => Number.parseInt(block, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
