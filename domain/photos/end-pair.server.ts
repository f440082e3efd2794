import { and, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { photoPairs } from "#database/schema/photos.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { invalidateListingCard } from "#domain/catalogue/listings/invalidate-card.server.ts";
import { eraseFiles } from "#domain/uploads/delete-files.server.ts";
import { deleteStoredPhotos } from "#domain/uploads/store-photos.server.ts";
import { localDay } from "#shared/local-day.ts";
import { listingPhotosPath, ownerBeforeAfterPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { PhotoDeps } from "./deps.ts";
import { readConsentLink } from "./internal/consent-link.server.ts";
import { notifyOwners } from "./internal/notify-owners.server.ts";
import { consentIn, readPairs } from "./list-pairs.server.ts";
import { pairEndedEmail, pairPublishedEmail, pairRejectedEmail } from "./photo-emails.ts";

type Deps = Pick<PhotoDeps, "db" | "clock" | "emailEncryptor" | "siteUrl" | "storage">;
type PairEnding = {
  id: number;
  by: "listing" | "person" | "admin";
  listingId?: number;
  reason?: string;
};

/**
 * Ends a pair at the listing's request, at any time. For a rejected pair, it acknowledges the
 * rejection.
 */
export const endPair = async (
  deps: Deps,
  actor: Actor,
  { listingId }: { listingId: number },
  id: number,
) =>
  may(actor, "photos.manage", { listingId })
    ? end(deps, { id, by: "listing", listingId })
    : "not-found";

/**
 * Withdraws consent as the person shown, who has no account: the link authorizes. The listing is
 * notified.
 */
export async function withdrawConsent(deps: Deps & Pick<PhotoDeps, "consentSigner">, link: string) {
  const id = readConsentLink(deps, link);
  return id === null ? "not-found" : end(deps, { id, by: "person" });
}

export const takePairDown = async (deps: Deps, actor: Actor, id: number, reason: string) =>
  may(actor, "photos.moderate") ? end(deps, { id, by: "admin", reason }) : "forbidden";

/**
 * Confirms consent through the private link, and keeps its words in the language that was read.
 * Only then does the pair go to review.
 */
export async function confirmConsent(
  { db, clock, consentSigner }: Pick<PhotoDeps, "db" | "clock" | "consentSigner">,
  link: string,
) {
  const id = readConsentLink({ consentSigner }, link);
  if (id === null) return "not-found";
  const isOpen = and(
    eq(photoPairs.id, id),
    eq(photoPairs.status, "waiting"),
    isNull(photoPairs.confirmedAt),
  );
  const [pair] = await readPairs(db, isOpen);
  if (!pair) return "not-found";
  const { rowCount } = await db
    .update(photoPairs)
    .set({ confirmedAt: clock(), consentText: consentIn(pair) })
    .where(isOpen);
  return rowCount ? "done" : "not-found";
}

/** Ends pairs on the date that their consent text states. */
export async function endExpiredConsents(deps: Deps) {
  const today = localDay(deps.clock());
  const over = await deps.db
    .select({ id: photoPairs.id })
    .from(photoPairs)
    .where(
      and(inArray(photoPairs.status, ["waiting", "shown"]), lt(photoPairs.consentUntil, today)),
    );
  for (const { id } of over)
    await end(deps, { id, by: "admin", reason: "The consent of the person shown has ended." });
  return over.length;
}

export async function approvePair(deps: Deps, actor: Actor, id: number) {
  if (!may(actor, "photos.moderate")) return "forbidden";
  return deps.db.transaction(async (tx) => {
    const [pair] = await tx
      .update(photoPairs)
      .set({ status: "shown", decidedBy: actor.userId, decidedAt: deps.clock() })
      .where(
        and(
          eq(photoPairs.id, id),
          eq(photoPairs.status, "waiting"),
          isNotNull(photoPairs.confirmedAt),
        ),
      )
      .returning();
    if (!pair) return "not-found";
    await invalidateListingCard(tx, pair.listingId);
    await notifyOwners({ ...deps, db: tx }, pair.listingId, "pair shown", ({ name, slug }) =>
      pairPublishedEmail(name, deps.siteUrl + to(listingPhotosPath(slug))),
    );
    return "done";
  });
}

/** Deletes the photos and the data of the person shown. */
export async function refusePair(deps: Deps, actor: Actor, id: number, reason: string) {
  if (!may(actor, "photos.moderate")) return "forbidden";
  let keys: string[] = [];
  const refused = await deps.db.transaction(async (tx) => {
    const [pair] = await tx
      .update(photoPairs)
      .set({
        status: "refused",
        person: null,
        decidedBy: actor.userId,
        decidedAt: deps.clock(),
        reason,
      })
      .where(and(eq(photoPairs.id, id), eq(photoPairs.status, "waiting")))
      .returning();
    if (!pair) return "not-found";
    keys = await deleteStoredPhotos(tx, { owner: "pair", subjectId: id });
    await notifyOwners({ ...deps, db: tx }, pair.listingId, "pair refused", ({ name, slug }) =>
      pairRejectedEmail(name, reason, deps.siteUrl + ownerBeforeAfterPath(slug)),
    );
    return "done";
  });
  await eraseFiles(deps, keys);
  return refused;
}

/**
 * Ends a pair. Once the transaction ends, the photos are neither served nor shown. Their files are
 * deleted right after.
 */
async function end(deps: Deps, { id, by, listingId, reason }: PairEnding) {
  let keys: string[] = [];
  const ended = await deps.db.transaction(async (tx) => {
    const isIt = and(
      eq(photoPairs.id, id),
      listingId === undefined ? undefined : eq(photoPairs.listingId, listingId),
    );
    const [pair] = await tx
      .update(photoPairs)
      .set({
        status: "ended",
        person: null,
        endedAt: deps.clock(),
        endedBy: by,
        ...(reason ? { reason } : {}),
      })
      .where(
        and(
          isIt,
          inArray(
            photoPairs.status,
            by === "listing" ? ["waiting", "shown", "refused"] : ["waiting", "shown"],
          ),
        ),
      )
      .returning();
    if (!pair) return "not-found";
    keys = await deleteStoredPhotos(tx, { owner: "pair", subjectId: id });
    await invalidateListingCard(tx, pair.listingId);
    if (by !== "listing")
      await notifyOwners({ ...deps, db: tx }, pair.listingId, "pair ended", ({ name, slug }) =>
        pairEndedEmail(name, by, reason ?? "", deps.siteUrl + ownerBeforeAfterPath(slug)),
      );
    return "done";
  });
  await eraseFiles(deps, keys);
  return ended;
}
