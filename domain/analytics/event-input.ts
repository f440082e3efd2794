import { z } from "zod";
import { eventKinds, maxEventsPerRequest } from "./event.ts";

const [impression, ...others] = eventKinds;

const lastPlace = 1_000;

const path = /^\/[^\s?#]{0,200}$/;

const host = /^[a-z0-9.-]{1,100}$/;

const searched = /^(treatment|category|city)\/[a-z0-9-]{1,60}$/;

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/, "Identify a listing by its slug.");

const eventSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal(impression),
    slug,
    /** Position in the list as displayed. */
    place: z
      .int("Count positions from 1.")
      .min(1, "Count positions from 1.")
      .max(lastPlace, `Positions end at ${lastPlace}.`),
  }),
  z.strictObject({ kind: z.enum(others), slug }),
]);

/** Events of a page. They contain nothing about the visitor, and other fields are rejected. */
export const eventsSchema = z.strictObject({
  page: z.string().regex(path, "Give the path of the page."),
  from: z.union(
    [z.literal(""), z.string().regex(path), z.string().regex(host)],
    "Give a path of this site or the host that led here, or nothing.",
  ),
  searched: z
    .array(z.string().regex(searched, "Give what was understood as kind and slug."))
    .max(8, "These are too many meanings for one search.")
    .optional(),
  events: z
    .array(eventSchema)
    .min(1, "Send at least one event.")
    .max(maxEventsPerRequest, `Send at most ${maxEventsPerRequest} events.`),
});

export type EventBatch = z.infer<typeof eventsSchema>;
