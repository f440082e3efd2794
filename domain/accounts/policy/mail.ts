import { everyone, type Part, row } from "./row.ts";

export const mailPolicy = {
  subscribe: row(
    everyone,
    "nothing",
    "GET /newsletter",
    "GET /weekly-offers",
    "GET /subscribe-success",
    "POST /newsletter",
    "POST /weekly-offers",
    "POST /api/subscribers",
    "POST /api/newsletter/subscribe",
  ),
  /** The link itself is the key: it was mailed to the address. */
  "choose mailings by their link": row(
    everyone,
    "nothing",
    "GET /unsubscribe",
    "POST /unsubscribe",
    "GET /unsubscribe/:link",
    "POST /unsubscribe/:link",
    "GET /newsletter/confirm/:link",
    "POST /newsletter/confirm/:link",
  ),
  "see mails": row(
    ["super_admin"],
    "nothing",
    "GET /admin/outbox",
    "GET /admin/outbox/suppressed",
    "POST /admin/outbox/suppressed",
    "GET /admin/outbox/:id",
    "POST /admin/outbox/:id",
    "GET /admin/outbox/:id/html",
    "GET /admin/outbox/:id/mail.eml",
    "GET /admin/mails",
    "GET /admin/mails/:name",
    "GET /admin/mails/:name/html",
  ),
  "run the newsletter": row(
    ["super_admin"],
    "nothing",
    "GET /admin/newsletter",
    "GET /admin/newsletter/next/:list",
    "GET /admin/newsletter/next/:list/html",
    "GET /admin/newsletter/confirmed.csv",
  ),
} satisfies Part;
