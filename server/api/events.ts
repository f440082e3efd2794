import type { Context } from "hono";
import { isbot } from "isbot";
import { adEventsSchema, maxAdEvents } from "#domain/advertising/ad-event.ts";
import { maxEventsPerRequest } from "#domain/analytics/event.ts";
import { eventsSchema } from "#domain/analytics/event-input.ts";
import { rateLimited } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { countSourcePerMinute } from "../http/per-minute.ts";
import { ApiProblem } from "../http/problems.ts";
import { apiCall, createApi, requiredJsonBody, writeResponses } from "./parts.ts";
import { rateLimitResponses } from "./rate-limits.ts";

const events = apiCall("events.create", "post /api/events", {
  operationId: "recordEvents",
  summary: "Report views and clicks",
  description: [
    `Our own pages report events about listings, at most ${maxEventsPerRequest} per call: shown in a list, opened, called. Only counts by day are kept; nothing identifies the visitor, and no cookie is set.`,
    "The response is the same whether or not an event was counted. These are not counted: bots, prerendered pages, browsers that send Global Privacy Control or Do Not Track, and a listing's own team.",
  ].join(" "),
  tags: ["Visits"],
  ...requiredJsonBody(eventsSchema.meta({ id: "Events" })),
  responses: { 204: { description: "Received." }, ...writeResponses, ...rateLimitResponses },
});

const adEvents = apiCall("adEvents.create", "post /api/ad-events", {
  operationId: "recordAdEvent",
  summary: "Report views and clicks of ads",
  description: [
    `Our own pages report events about ads, at most ${maxAdEvents} per call: seen (half of the ad for one second) or followed. Only counts by day, slot and place are kept.`,
    "The exceptions for listings apply here as well, and admins are not counted either.",
  ].join(" "),
  tags: ["Visits"],
  ...requiredJsonBody(adEventsSchema.meta({ id: "AdEvents" })),
  responses: { 204: { description: "Received." }, ...writeResponses, ...rateLimitResponses },
});

export function eventsApi(services: Services) {
  const api = createApi();
  const limit = limitEvents(services.clock);
  api.openapi(events, async (context) => {
    const batch = context.req.valid("json");
    const { from, visitor } = context.get("visiting");
    const wait = limit(from.address, batch.events.length);
    if (wait !== null) throw new ApiProblem(rateLimited(wait));
    if (isPerson(context)) await services.events.add(batch, await visitor());
    return context.body(null, 204, { "cache-control": "no-store" });
  });
  api.openapi(adEvents, async (context) => {
    const { events } = context.req.valid("json");
    const { from, visitor } = context.get("visiting");
    const wait = limit(from.address, events.length);
    if (wait !== null) throw new ApiProblem(rateLimited(wait));
    if (isPerson(context)) await services.adCounts.add(events, await visitor());
    return context.body(null, 204, { "cache-control": "no-store" });
  });
  return api;
}

/** More than a company behind one IP address sends, too few to distort a listing's figures. */
const mostEvents = 600;

/** Limits per source in memory, so that no IP address is stored. */
export function limitEvents(clock: () => Date) {
  const count = countSourcePerMinute(clock, mostEvents);
  /** Returns seconds to wait; null below the limit. */
  return (address: string, events: number) => {
    const { isOver, resetsIn } = count(address, events);
    return isOver ? resetsIn : null;
  };
}

/** Excludes bots and visitors who opted out of counting. */
function isPerson({ req }: Context) {
  const agent = req.header("user-agent") ?? "";
  const isPrepared = /prefetch|prerender/i.test(
    `${req.header("sec-purpose")} ${req.header("purpose")} ${req.header("x-moz")}`,
  );
  return (
    agent !== "" &&
    !isbot(agent) &&
    !isPrepared &&
    req.header("sec-gpc") !== "1" &&
    req.header("dnt") !== "1"
  );
}
