/** Who may import whom. The import rules (.dependency-cruiser.mjs) and the diagram in docs/architecture.md are generated from here. */

/**
 * A layer imports itself and the layers it lists.
 * Arrows point one way, so a change breaks at most what stands above it, and what stands below runs without the rest.
 */
export const layers = {
  server: ["app", "domain", "database", "integrations", "platform", "shared", "site"],
  app: ["domain", "platform", "shared", "site"],
  domain: ["database", "integrations", "platform", "shared", "site"],
  database: ["platform", "shared", "site"],
  integrations: ["platform", "shared", "site"],
  platform: ["shared", "site"],
  shared: ["site"],
  site: [],
};

/**
 * A domain module imports itself and the modules it lists, and reads the tables of the same modules.
 * A feature can be read, changed or removed by looking at its row and at the rows that name it.
 */
export const modules = {
  mail: [],
  accounts: ["mail"],
  jobs: ["accounts"],
  keys: ["accounts", "catalogue"],
  audit: ["accounts", "catalogue"],
  outbox: ["accounts", "mail"],
  media: ["accounts"],
  webhooks: ["accounts", "mail"],
  catalogue: ["accounts", "media", "webhooks"],
  search: ["accounts", "catalogue", "specials"],
  reviews: ["accounts", "catalogue", "mail", "media"],
  specials: ["accounts", "catalogue", "mail", "reviews"],
  bookings: ["accounts", "catalogue", "mail", "reviews"],
  dashboard: ["accounts", "billing", "bookings", "catalogue", "leads", "photos", "questions", "reviews", "revisions", "specials"],
  leads: ["accounts", "catalogue", "mail"],
  questions: ["accounts", "catalogue", "mail", "media"],
  photos: ["accounts", "catalogue", "mail", "media"],
  billing: ["accounts", "catalogue", "mail"],
  ownership: ["accounts", "billing", "catalogue", "mail", "media"],
  revisions: ["accounts", "catalogue", "mail"],
  refresher: ["accounts", "catalogue", "revisions"],
  team: ["accounts", "billing", "catalogue", "mail"],
  office: ["accounts", "billing", "bookings", "catalogue", "jobs", "mail", "media", "revisions", "transfer"],
  saved: ["accounts", "catalogue", "mail", "search"],
  newsletter: ["accounts", "catalogue", "mail", "saved", "specials"],
  contact: ["accounts", "catalogue"],
  analytics: ["accounts", "bookings", "catalogue", "leads", "mail", "search", "specials"],
  advertising: ["accounts", "media"],
  moderation: ["accounts", "catalogue", "contact", "mail", "media", "office", "ownership", "photos", "questions", "reviews", "revisions"],
  transfer: [
    "accounts",
    "advertising",
    "analytics",
    "billing",
    "bookings",
    "catalogue",
    "leads",
    "mail",
    "media",
    "newsletter",
    "ownership",
    "photos",
    "questions",
    "reviews",
    "revisions",
    "specials",
  ],
};
