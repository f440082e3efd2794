import { eq } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { websiteReads } from "#database/schema/listing-edits/website-reads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { hasFeature } from "#site/plans.ts";

const perPlace = { most: 3, minutes: 24 * 60 };

export async function findWebsiteRead({ db }: { db: Executor }, actor: Actor, listingId: number) {
  if (!may(actor, "listings.edit", { listingId })) return null;
  const [found] = await db
    .select({
      ...pickColumns(listings, "website", "plan", "isDemo"),
      ...pickColumns(websiteReads, "askedAt", "readAt", "outcome"),
    })
    .from(listings)
    .leftJoin(websiteReads, eq(websiteReads.listingId, listings.id))
    .where(eq(listings.id, listingId));
  return found ?? null;
}

type RequestReadResult = "asked" | "not-found" | "limited";

/** Queues a read for the job's next run, within minutes. */
export async function requestWebsiteRead(
  deps: Pick<AccountDeps, "db" | "clock" | "fingerprint">,
  actor: Actor,
  listingId: number,
): Promise<RequestReadResult> {
  const found = await findWebsiteRead(deps, actor, listingId);
  if (!found?.website || !hasFeature(found, "website")) return "not-found";
  if (await limitSubject(deps, `readings of the site of ${listingId}`, perPlace)) return "limited";
  const askedAt = deps.clock();
  await deps.db
    .insert(websiteReads)
    .values({ listingId, askedAt })
    .onConflictDoUpdate({ target: websiteReads.listingId, set: { askedAt } });
  return "asked";
}
