import { z } from "zod";
import { adSlotNames } from "./slot.ts";

export const adEventKinds = ["seen", "followed"] as const;
export type AdEventKind = (typeof adEventKinds)[number];

/** A page has one slot, and more only after part of it was replaced. */
export const maxAdEvents = 20;

/** Ad events of a page. They contain nothing about the visitor, and other fields are rejected. */
export const adEventsSchema = z.strictObject({
  events: z
    .array(
      z.strictObject({
        kind: z.enum(adEventKinds),
        campaign: z
          .int("Identify a campaign by its number.")
          .positive("Identify a campaign by its number.")
          .max(2_147_483_647, "Identify a campaign by its number."),
        slot: z.enum(adSlotNames),
        place: z.union(
          [z.literal(""), z.string().regex(/^(city|category)\/[a-z0-9-]{1,60}$/)],
          "Give the slug of a city or a category, or nothing.",
        ),
      }),
    )
    .min(1, "Send at least one event.")
    .max(maxAdEvents, `Send at most ${maxAdEvents} events.`),
});
export type AdEvents = z.infer<typeof adEventsSchema>["events"];
