import { createRoute } from "@hono/zod-openapi";
import type { Context } from "hono";
import { isbot } from "isbot";
import { adEventsSchema, mostAdEvents } from "#domain/advertising/ad-event.ts";
import { eventsSchema, mostAtOnce } from "#domain/analytics/event.ts";
import type { Services } from "#domain/services.ts";
import { limitEvents } from "./event-limit.ts";
import { limits } from "./limited.ts";
import { createApi, takes, writing } from "./parts.ts";
import { tooMany } from "./who-calls.ts";

const events = createRoute({
  method: "post",
  path: "/api/events",
  operationId: "recordEvents",
  summary: "Tell what was seen and clicked",
  description: [
    `What our own pages tell about listings, ${mostAtOnce} events at most: shown in a list, opened, called. Counts by day are all that is kept; nothing says who it was, and no cookie is set.`,
    "Answers are the same whether something was counted: bots, pages that are only prepared, browsers that send Global Privacy Control or Do Not Track, and a listing's own people are not.",
  ].join(" "),
  tags: ["Visits"],
  ...takes(eventsSchema.meta({ id: "Events" })),
  responses: { 204: { description: "Received." }, ...writing, ...limits },
});

const adEvents = createRoute({
  method: "post",
  path: "/api/ad-events",
  operationId: "recordAdEvent",
  summary: "Tell which advertisement was seen or followed",
  description: [
    `What our own pages tell about advertisements, ${mostAdEvents} events at most: seen, half of it for a second, or followed. Counts by day, slot and place are all that is kept.`,
    "Who is not counted of listings is not counted here either, nor are the site's own people.",
  ].join(" "),
  tags: ["Visits"],
  ...takes(adEventsSchema.meta({ id: "AdEvents" })),
  responses: { 204: { description: "Received." }, ...writing, ...limits },
});

export function eventsApi(services: Services) {
  const api = createApi();
  const limit = limitEvents(services.clock);
  api.openapi(events, async (context) => {
    const batch = context.req.valid("json");
    const { from, visitor } = context.get("visiting");
    const wait = limit(from.address, batch.events.length);
    if (wait !== null) return tooMany(wait) as never;
    if (isPerson(context)) await services.events.add(batch, await visitor());
    return context.body(null, 204, { "cache-control": "no-store" });
  });
  api.openapi(adEvents, async (context) => {
    const { events: told } = context.req.valid("json");
    const { from, visitor } = context.get("visiting");
    const wait = limit(from.address, told.length);
    if (wait !== null) return tooMany(wait) as never;
    if (isPerson(context)) await services.adCounts.add(told, await visitor());
    return context.body(null, 204, { "cache-control": "no-store" });
  });
  return api;
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
