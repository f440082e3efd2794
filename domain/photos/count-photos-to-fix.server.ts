import { and, eq, gt, inArray } from "drizzle-orm";
import { photoPairs } from "#database/schema/photos.ts";
import { uploads } from "#database/schema/uploads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { PhotoDeps } from "./deps.ts";

const refusalIsNews = 14 * 24 * 60 * 60_000;

/**
 * Counts hidden photos that the team can fix. A rejected pair cannot be fixed, so it counts for two
 * weeks only.
 */
export async function countPhotosToFix(
  { db, clock }: Pick<PhotoDeps, "db" | "clock">,
  actor: Actor,
  place: { listingId: number },
) {
  if (!may(actor, "photos.manage", place)) return { wordless: 0, takenDown: 0, refusedPairs: 0 };
  const own = eq(uploads.subjectId, place.listingId);
  return {
    wordless: await db.$count(
      uploads,
      and(
        own,
        eq(uploads.owner, "gallery"),
        eq(uploads.status, "kept"),
        eq(uploads.description, ""),
      ),
    ),
    takenDown: await db.$count(
      uploads,
      and(own, inArray(uploads.owner, ["gallery", "logo"]), eq(uploads.status, "hidden")),
    ),
    refusedPairs: await db.$count(
      photoPairs,
      and(
        eq(photoPairs.listingId, place.listingId),
        eq(photoPairs.status, "refused"),
        gt(photoPairs.decidedAt, new Date(clock().getTime() - refusalIsNews)),
      ),
    ),
  };
}
