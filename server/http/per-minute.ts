const minute = 60_000;
const mostCounted = 100_000;

export type RateLimitStatus = { most: number; left: number; resetsIn: number; isOver: boolean };

/** Counts per minute in process memory; writes and keeps nothing. */
export function countPerMinute(clock: () => Date, most: number) {
  let current = 0;
  const counts = new Map<string, number>();
  return (whose: string, uses = 1): RateLimitStatus => {
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
