import type { From } from "../actor.ts";
import type { AccountTouches } from "../deps.ts";
import { countUse } from "./rate-limit.server.ts";

export type StrangersDeed = "message" | "subscription" | "listing" | "shortlist" | "photo report";

/** Above what a household, office, or hotel sends; below what fills a database. */
const perSource = { most: 100, minutes: 60 };

/**
 * Counts a submission from a source. Returns the seconds to wait if it is over the limit, else
 * null.
 */
export function countStranger(
  touches: Pick<AccountTouches, "db" | "clock" | "fingerprint">,
  what: StrangersDeed,
  from: From,
) {
  return countUse(touches, { what, userId: null, from }, { account: perSource, source: perSource });
}
