import { networkOf } from "#domain/accounts/rate-limit/network.ts";
import { countPerMinute } from "../http/per-minute.ts";

/** More than a company behind one IP address sends, too few to distort a listing's figures. */
const mostEvents = 600;

/** Limits per source in memory, so that no IP address is stored. */
export function limitEvents(clock: () => Date) {
  const count = countPerMinute(clock, mostEvents);
  /** Returns seconds to wait; null below the limit. */
  return (address: string, events: number) => {
    const { isOver, resetsIn } = count(networkOf(address, "household"), events);
    return isOver ? resetsIn : null;
  };
}
