import { networkOf } from "#domain/accounts/rate-limit/network.ts";
import { countPerMinute } from "../http/per-minute.ts";

/** More than an office full of people causes; less than what moves anybody's figures far. */
const mostEvents = 600;

/** By source, as for other strangers, but in the memory of this process: no address is kept. */
export function limitEvents(clock: () => Date) {
  const count = countPerMinute(clock, mostEvents);
  /** Says how many seconds to wait where too many came, or null. */
  return (address: string, events: number) => {
    const { isOver, resetsIn } = count(networkOf(address, "household"), events);
    return isOver ? resetsIn : null;
  };
}
