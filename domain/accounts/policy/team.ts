import { everyone, type Part, row, signedIn } from "./row.ts";

export const teamPolicy = {
  "see own teams": row(signedIn, "nothing", "GET /owner/team"),
  "run the team": row(["owner", "super_admin"], "listing", "GET /owner/team/:slug", "POST /owner/team/:slug"),
  /** The link itself is the key: it was mailed to the colleague. */
  "join a team": row(everyone, "nothing", "GET /team/join", "POST /team/join"),
} satisfies Part;
