import { type Part, row, signedIn } from "./row.ts";

/** Each sees those of his own listings; whose a listing is is looked at by its command. */
export const dashboardPolicy = { "see figures of listings": row(signedIn, "nothing", "GET /api/admin/client-dashboard") } satisfies Part;
