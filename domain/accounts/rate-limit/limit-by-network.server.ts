import type { From } from "../actor.ts";
import type { AccountTouches } from "../deps.ts";
import { countUse } from "./rate-limit.server.ts";

/** What anybody may send without an account. */
export type StrangersDeed = "message" | "subscription" | "listing" | "shortlist" | "photo report";

/** More than any household, office or hotel sends; less than what fills a database. */
const perSource = { most: 100, minutes: 60 };

/** Counts what came from a source. Says how many seconds to wait where that was too much, or null. */
export function countStranger(
  touches: Pick<AccountTouches, "db" | "clock" | "fingerprint">,
  what: StrangersDeed,
  from: From,
) {
  return countUse(touches, { what, userId: null, from }, { account: perSource, source: perSource });
}
