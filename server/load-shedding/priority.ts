import type { IncomingMessage } from "node:http";
import { plainPath } from "#shared/to.ts";

/** More than this is received where it goes, to disk and by source. */
const largestReadHere = 64 * 1024;

/** A statement is given up after fifteen seconds: whoever waits longer than this waits for nothing. */
const longest = 20_000;

/**
 * What works at once in each lane, what may wait there, and how long the first may have waited when another comes. A lane has its places for itself: who signs in or books waits for
 * others who do, never for a crowd that looks around; and what somebody wrote is worth a longer wait than another look. Pages are made in one
 * thread: more at once would only make every answer late.
 */
export const places = {
  first: { running: 4, waiting: 120, patience: 10_000, longest },
  own: { running: 4, waiting: 120, patience: 10_000, longest },
  browse: { running: 3, waiting: 60, patience: 2_500, longest },
  pictures: { running: 4, waiting: 400, patience: 2_500, longest },
  counts: { running: 2, waiting: 200, patience: 2_000, longest },
  last: { running: 1, waiting: 60, patience: 2_000, longest },
  uploads: { running: 200, waiting: 0 },
};
export type Lane = keyof typeof places;

const asksHowItIs = /^\/(healthz|readyz|metrics)$/;
const first =
  /^\/(sign-in|sign-out|sign-up|forgot-password|reset-password|verify-email|bookings?|waiting|embed\/[^/]+\/book|payment|add-listing\/payment|api\/(bookings|passkeys|create-subscription|webhooks\/|admin\/(authenticate|sign-out|forgot-password|reset-password)|listings\/[^/]+\/availability))/;
const signInForms = /^\/(admin|client-admin)(_?\.data)?$/;
const pictures = /^\/(media|share)\//;
const forMachines =
  /^\/(sitemap|robots\.txt|llms\.txt|feed\.|mcp|calendars\/|api\/admin\/exports\/|admin\/exports\/|profile\/data)|\.csv$/;
/** What visitors did, told by their browsers: nobody waits for it, and an export must not hold it up. */
const counts = /^\/api\/(events|ad-events)$/;
const ofSomebody = /^\/(admin|client-admin|owner|profile|team|impersonation|api\/(admin|me\/))/;
const robot = /bot\b|crawl|spider|slurp/i;

type Asked = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Where a request waits, by what is known before anything is made of it; null for those who watch over the site. */
export function laneOf({ method, url = "", headers }: Asked): Lane | null {
  const path = plainPath(url.split("?", 1)[0] ?? "");
  const isRead = method === "GET" || method === "HEAD";
  if (asksHowItIs.test(path)) return null;
  if (
    !isRead &&
    (headers["transfer-encoding"] !== undefined ||
      Number(headers["content-length"] ?? 0) > largestReadHere)
  )
    return "uploads";
  if (first.test(path) || signInForms.test(path)) return "first";
  if (pictures.test(path)) return "pictures";
  if (counts.test(path)) return "counts";
  if (forMachines.test(path) || (isRead && robot.test(headers["user-agent"] ?? ""))) return "last";
  return isRead && !ofSomebody.test(path) ? "browse" : "own";
}
