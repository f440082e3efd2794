import { everyone, type Part, row, signedIn } from "./row.ts";

export const savedPolicy = {
  /** A stranger's is known to his browser alone. */
  "see what is saved": row(everyone, "nothing", "GET /profile", "POST /profile"),
  "save a listing or a search": row(
    signedIn,
    "nothing",
    "POST /api/me/favourites",
    "PUT /api/me/favourites/{slug}",
    "DELETE /api/me/favourites/{slug}",
    "GET /profile/searches/new",
    "POST /profile/searches/new",
  ),
  "change a saved search": row(
    signedIn,
    "own",
    "GET /profile/searches/:id",
    "POST /profile/searches/:id",
  ),
} satisfies Part;
