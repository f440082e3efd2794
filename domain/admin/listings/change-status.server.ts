import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Transaction } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { submissions } from "#database/schema/catalogue/submissions.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import {
  issueOwnListingLink,
  listOwners,
} from "#domain/accounts/memberships/listing-owners.server.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { markPlanForEnd } from "#domain/billing/end-plans.server.ts";
import { unattestedOf } from "#domain/catalogue/licenses/attestations.server.ts";
import type { ListingStatus } from "#domain/catalogue/listings/admin-listing.ts";
import { setListingStatus } from "#domain/catalogue/listings/set-status.server.ts";
import { setRejection } from "#domain/catalogue/submissions/rejected-submission.server.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import type { Language } from "#shared/language.ts";
import { clientAdminOfListingPath, listingPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { typedText } from "#shared/typed-text.ts";
import {
  listingHiddenEmail,
  listingPublishedEmail,
  listingRejectedEmail,
} from "../admin-emails.ts";

type Deps = Pick<AccountDeps, "db" | "clock" | "emailEncryptor" | "siteUrl">;

const reason = typedText("Enter a reason: it is emailed to the people who manage the listing.")
  .min(
    10,
    "Enter a reason of at least 10 characters: it is emailed to the people who manage the listing.",
  )
  .max(1000, "This is too long.");

export const listingStatusSchema = z.discriminatedUnion("standing", [
  z.object({ standing: z.literal("active") }),
  z.object({ standing: z.literal("inactive"), reason }),
]);
export type ListingStatusInput = z.infer<typeof listingStatusSchema>;

type LockedListing = {
  id: number;
  slug: string;
  name: string;
  email: string;
  status: ListingStatus;
  sentIn: Language | null;
};

/**
 * Publishes or hides listings and notifies each owner once. Submissions without an attestation
 * are not published.
 */
export async function changeListingStatus(
  deps: Deps,
  actor: Actor,
  listingIds: number[],
  standing: ListingStatusInput,
): Promise<"forbidden" | { changed: number; unattested: number }> {
  if (!may(actor, "listings.manage")) return "forbidden";
  return deps.db.transaction(async (tx) => {
    const unattested =
      standing.standing === "active" ? await unattestedOf({ db: tx }, listingIds) : [];
    const held = (await hold(tx, listingIds)).filter(({ id }) => !unattested.includes(id));
    const changed = await setListingStatus(
      tx,
      held.map(({ id }) => id),
      standing.standing,
    );
    if (standing.standing === "inactive") {
      for (const listingId of changed) await markPlanForEnd(tx, { listingId });
      const rejected = held
        .filter(({ id, status }) => status === "pending" && changed.includes(id))
        .map(({ id }) => id);
      await setRejection({ ...deps, db: tx }, rejected, standing.reason);
    } else await setRejection({ ...deps, db: tx }, changed, null);
    for (const listing of held.filter(({ id }) => changed.includes(id)))
      await notifyOwners({ ...deps, db: tx }, listing, standing);
    return { changed: changed.length, unattested: unattested.length };
  });
}

async function hold(tx: Transaction, ids: number[]): Promise<LockedListing[]> {
  if (ids.length === 0) return [];
  const sentIn = sql<Language | null>`(select ${submissions.locale} from ${submissions} where ${eq(submissions.listingId, listings.id)})`;
  const fields = { ...pickColumns(listings, "id", "slug", "name", "email", "status"), sentIn };
  return tx
    .select(fields)
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for("update");
}

/**
 * Notifies the team or, without one, the sender of the submission. The address of an imported
 * listing never asked for emails.
 */
async function notifyOwners(
  deps: Deps & { db: Transaction },
  { id, slug, name, email, status, sentIn }: LockedListing,
  standing: ListingStatusInput,
) {
  const owners = (await listOwners(deps, id)).filter((owner) => owner.email);
  const sender = sentIn ? [{ email, language: sentIn }] : [];
  const isRejected = standing.standing === "inactive" && status === "pending";
  // A sender without an account gets one through the link, and can correct the listing there.
  const account =
    isRejected && owners.length === 0 && sentIn
      ? await issueOwnListingLink(deps, { id, email: email.toLowerCase() })
      : null;
  for (const { email, language } of owners.length > 0 ? owners : sender)
    if (email)
      await runInLanguage(language, () =>
        queueEmail(deps, { kind: "listing", to: email, content: contentOf() }),
      );

  function contentOf() {
    if (standing.standing === "active")
      return listingPublishedEmail(name, deps.siteUrl + to(listingPath(slug)));
    if (!isRejected) return listingHiddenEmail(name, standing.reason);
    return listingRejectedEmail(
      name,
      standing.reason,
      account ?? deps.siteUrl + clientAdminOfListingPath(slug),
    );
  }
}
