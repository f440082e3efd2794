import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { limitSource } from "./rate-limit.server.ts";

export type SignedOutAction = "message" | "subscription" | "listing" | "shortlist" | "photo report";

/** The limit is above what a household, office, or hotel sends, and below what fills a database. */
const perSource = { most: 100, minutes: 60 };

/**
 * Counts a submission from a source. Returns the seconds to wait if it is over the limit, else
 * null.
 */
export const limitAnonymousAction = (
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  what: SignedOutAction,
  from: RequestSource,
) => limitSource(deps, what, from, perSource);
