import { networkOf } from "#domain/accounts/network.ts";

/** More than an office full of people causes; less than what moves anybody's figures far. */
const mostEvents = 600;
const minute = 60_000;
const mostSources = 100_000;

/** By source, as for other strangers, but in the memory of this process: nothing is written for a count, and no address is kept. */
export function limitEvents(clock: () => Date) {
  let current = 0;
  const counts = new Map<string, number>();
  /** Says how many seconds to wait where too many came, or null. */
  return (address: string, events: number) => {
    const now = clock().getTime();
    const isOver = Math.floor(now / minute) !== current;
    if (isOver || counts.size >= mostSources) counts.clear();
    current = Math.floor(now / minute);
    const network = networkOf(address, "household");
    const count = (counts.get(network) ?? 0) + events;
    counts.set(network, count);
    return count > mostEvents ? Math.max(Math.ceil(((current + 1) * minute - now) / 1000), 1) : null;
  };
}
