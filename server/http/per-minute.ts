import { countedNetworks } from "#domain/accounts/rate-limit/network.ts";

const minute = 60_000;
const mostCounted = 100_000;

export type RateLimitStatus = { most: number; left: number; resetsIn: number; isOver: boolean };

/** Counts per minute in process memory; writes and keeps nothing. */
export function countPerMinute(clock: () => Date, usual: number) {
  let current = 0;
  const counts = new Map<string, number>();
  return (whose: string, uses = 1, most = usual): RateLimitStatus => {
    const now = clock().getTime();
    const isNext = Math.floor(now / minute) !== current;
    if (isNext || counts.size >= mostCounted) counts.clear();
    current = Math.floor(now / minute);
    const count = (counts.get(whose) ?? 0) + uses;
    counts.set(whose, count);
    const resetsIn = Math.max(Math.ceil(((current + 1) * minute - now) / 1000), 1);
    return { most, left: Math.max(most - count, 0), resetsIn, isOver: count > most };
  };
}

/** Counts by source: of IPv6, the networks of a /48 also together, as the stored limits do. */
export function countSourcePerMinute(clock: () => Date, most: number) {
  const count = countPerMinute(clock, most);
  return (address: string, uses = 1): RateLimitStatus => {
    let status: RateLimitStatus = { most, left: most, resetsIn: 60, isOver: false };
    for (const { network, times } of countedNetworks(address)) {
      const { left, resetsIn, isOver } = count(network, uses, most * times);
      status = { most, left: Math.min(left, status.left), resetsIn, isOver };
      // Otherwise one network could use up the limit of its neighborhood.
      if (isOver) break;
    }
    return status;
  };
}

/** Follows the IETF draft on RateLimit header fields. */
export function rateLimitHeaders(
  name: string,
  { most, left, resetsIn, isOver }: RateLimitStatus,
): Record<string, string> {
  return {
    "ratelimit-policy": `"${name}";q=${most};w=60`,
    ratelimit: `"${name}";r=${left};t=${resetsIn}`,
    ...(isOver ? { "retry-after": String(resetsIn) } : {}),
  };
}
