import { z } from "zod";
import { slotNames } from "./slot.ts";

export const adEventKinds = ["seen", "followed"] as const;
export type AdEventKind = (typeof adEventKinds)[number];

/** A page has one slot, and more only after part of it was replaced. */
export const mostAdEvents = 20;

/** Ad events of a page. They contain nothing about the visitor, and other fields are rejected. */
export const adEventsSchema = z.strictObject({
  events: z
    .array(
      z.strictObject({
        kind: z.enum(adEventKinds),
        campaign: z
          .int("Name a campaign by its number.")
          .positive("Name a campaign by its number.")
          .max(2_147_483_647, "Name a campaign by its number."),
        slot: z.enum(slotNames),
        place: z.union(
          [z.literal(""), z.string().regex(/^(city|category)\/[a-z0-9-]{1,60}$/)],
          "Name a city or a category by its slug, or nothing.",
        ),
      }),
    )
    .min(1, "Send at least one event.")
    .max(mostAdEvents, `Send ${mostAdEvents} events at most.`),
});
export type AdEvents = z.infer<typeof adEventsSchema>["events"];
