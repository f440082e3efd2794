import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findListingsSimilarTo } from "#domain/catalogue/submissions/similar-listings.server.ts";

/**
 * Finds a pending listing with its submission and possible duplicates. Imported listings have no
 * plan.
 */
export async function findSubmission({ db }: { db: Executor }, actor: Actor, id: number) {
  if (!may(actor, "listings.manage")) return "forbidden" as const;
  const [found] = await db
    .select({
      ...pickColumns(listings, "slug", "name", "email"),
      ...pickColumns(submissions, "wantedPlan", "source"),
    })
    .from(listings)
    .leftJoin(submissions, eq(submissions.listingId, listings.id))
    .where(eq(listings.id, id));
  if (!found) return null;
  return { ...found, alike: await findListingsSimilarTo({ db }, id) };
}
