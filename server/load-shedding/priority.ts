import type { IncomingMessage } from "node:http";
import { plainPath } from "#shared/say.ts";

/** Larger bodies are received on disk, limited by source. */
const largestReadHere = 64 * 1024;

/** Statements time out after fifteen seconds, so waiting longer than this is pointless. */
const longest = 20_000;

/**
 * Concurrency, queue length and maximum queue age of each priority class. Classes do not share
 * slots: sign-ins and bookings never wait for a crowd that browses, and a form is worth a longer
 * wait than a page view. Pages render in one thread: more concurrency only delays every response.
 */
export const priorityClasses = {
  first: { running: 4, waiting: 120, patience: 10_000, longest },
  own: { running: 4, waiting: 120, patience: 10_000, longest },
  browse: { running: 3, waiting: 60, patience: 2_500, longest },
  pictures: { running: 4, waiting: 400, patience: 2_500, longest },
  counts: { running: 2, waiting: 200, patience: 2_000, longest },
  last: { running: 1, waiting: 60, patience: 2_000, longest },
  uploads: { running: 200, waiting: 0 },
};
export type PriorityClass = keyof typeof priorityClasses;

const healthChecks = /^\/(healthz|readyz|metrics)$/;
const first =
  /^\/(sign-in|sign-out|sign-up|forgot-password|reset-password|verify-email|bookings?|waiting|embed\/[^/]+\/book|payment|add-listing\/payment|api\/(bookings|passkeys|create-subscription|webhooks\/|admin\/(authenticate|sign-out|forgot-password|reset-password)|listings\/[^/]+\/availability))/;
const signInForms = /^\/(admin|client-admin)(_?\.data)?$/;
const pictures = /^\/(media|share)\//;
const forMachines =
  /^\/(sitemap|robots\.txt|llms\.txt|feed\.|mcp|calendars\/|api\/admin\/exports\/|admin\/exports\/|profile\/data)|\.csv$/;
/** Counting events from browsers: no one waits for them, and an export must not block them. */
const counts = /^\/api\/(events|ad-events)$/;
const accountPages = /^\/(admin|client-admin|owner|profile|team|impersonation|api\/(admin|me\/))/;
const robot = /bot\b|crawl|spider|slurp/i;

type RequestHead = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Classifies a request by its head; null for health checks and metrics. */
export function classifyPriority({ method, url = "", headers }: RequestHead): PriorityClass | null {
  const path = plainPath(url.split("?", 1)[0] ?? "");
  const isRead = method === "GET" || method === "HEAD";
  if (healthChecks.test(path)) return null;
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
  return isRead && !accountPages.test(path) ? "browse" : "own";
}
