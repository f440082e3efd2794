/**
 * Visitor events and the columns that count them. Bookings, requests, and vouchers have rows of
 * their own.
 */
export const eventColumns = {
  impression: "impressions",
  view: "views",
  call: "calls",
  email: "emails",
  directions: "directions",
  website: "websites",
  save: "saves",
  share: "shares",
} as const;
/** `open`: a card among search results was followed. The profile view counts separately. */
export type EventKind = keyof typeof eventColumns | "open";
export const eventKinds = [
  "impression",
  "view",
  "call",
  "email",
  "directions",
  "website",
  "save",
  "share",
  "open",
] as const satisfies EventKind[];

/** Enough for a screen full of cards and some clicks. */
export const maxEventsPerRequest = 50;
