import { everyone, type Part, row, signedIn } from "./row.ts";

export const questionsPolicy = {
  "read questions": row(
    everyone,
    "nothing",
    "GET /listing/:slug/questions",
    "GET /api/listings/{slug}/questions",
  ),
  "ask a question": row(
    signedIn,
    "nothing",
    "GET /listing/:slug/questions/new",
    "POST /listing/:slug/questions/new",
    "GET /profile/questions",
    "POST /api/questions",
  ),
  "change own question": row(
    signedIn,
    "own",
    "GET /profile/questions/:id",
    "POST /profile/questions/:id",
  ),
  "see questions to answer": row(signedIn, "nothing", "GET /owner/questions"),
  "answer a question": row(
    ["manager", "owner"],
    "listing",
    "GET /owner/questions/:id",
    "POST /owner/questions/:id",
  ),
  "moderate questions": row(
    ["editor", "super_admin"],
    "nothing",
    "GET /admin/questions",
    "POST /admin/questions",
  ),
} satisfies Part;
