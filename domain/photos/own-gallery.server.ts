import { and, eq, sql } from "drizzle-orm";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { uploads } from "#database/schema/uploads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { invalidateListingCard } from "#domain/catalogue/listings/invalidate-card.server.ts";
import { eraseFiles } from "#domain/uploads/delete-files.server.ts";
import type { NewPhoto, StoredPhoto } from "#domain/uploads/photo.ts";
import {
  deleteStoredPhotos,
  describeStoredPhoto,
  orderStoredPhotos,
  storePhotos,
} from "#domain/uploads/store-photos.server.ts";
import type { PhotoDeps } from "./deps.ts";
import { maxGalleryPhotos } from "./photos.ts";

type Deps = Pick<PhotoDeps, "db" | "clock" | "storage">;
type ListingRef = { listingId: number };
/**
 * Photo on the team's page, including those without a caption and those taken down, with the
 * reason.
 */
export type OwnPhoto = StoredPhoto & { reason: string | null };

const gallery = ({ listingId }: ListingRef) => ({
  owner: "gallery" as const,
  subjectId: listingId,
});
const logo = ({ listingId }: ListingRef) => ({ owner: "logo" as const, subjectId: listingId });

export async function ownGallery({ db }: Pick<Deps, "db">, actor: Actor, place: ListingRef) {
  if (!may(actor, "photos.manage", place)) return "not-found" as const;
  const rows = await db
    .select({
      ...pickColumns(uploads, "id", "key", "width", "height", "description"),
      isModel: uploads.showsModel,
      ...pickColumns(uploads, "reason", "owner"),
    })
    .from(uploads)
    .where(
      and(eq(uploads.subjectId, place.listingId), sql`${uploads.owner} in ('gallery', 'logo')`),
    )
    .orderBy(uploads.position, uploads.id);
  const photos: OwnPhoto[] = rows
    .filter(({ owner }) => owner === "gallery")
    .map(({ owner: _owner, ...photo }) => photo);
  const { owner: _owner, ...own } = rows.find(({ owner }) => owner === "logo") ?? { owner: null };
  return { photos, logo: "key" in own ? (own as OwnPhoto) : null };
}

/**
 * Adds photos up to the maximum. They stay hidden until they have captions, so nothing is
 * invalidated.
 */
export const addPhotos = async (
  deps: Deps,
  actor: Actor,
  place: ListingRef,
  pictures: NewPhoto[],
): Promise<"not-found" | "full" | "added"> =>
  within(deps, actor, place, async (tx) => {
    const there = await tx.$count(
      uploads,
      and(eq(uploads.owner, "gallery"), eq(uploads.subjectId, place.listingId)),
    );
    if (there + pictures.length > maxGalleryPhotos) return "full";
    await storePhotos(tx, deps.clock(), gallery(place), pictures);
    return "added";
  });

/** Sets captions. An empty one hides the photo. */
export const describePhotos = async (
  deps: Deps,
  actor: Actor,
  place: ListingRef,
  words: Map<number, string>,
  models: ReadonlySet<number> = new Set(),
) =>
  within(deps, actor, place, async (tx) => {
    for (const [id, description] of words)
      await describeStoredPhoto(tx, gallery(place), id, description, models.has(id));
    await invalidateListingCard(tx, place.listingId);
    return "done";
  });

/** Reorders the photos of a gallery. The first one is the cover. */
export const orderPhotos = async (deps: Deps, actor: Actor, place: ListingRef, ids: number[]) =>
  within(deps, actor, place, async (tx) => {
    await orderStoredPhotos(tx, gallery(place), ids);
    await invalidateListingCard(tx, place.listingId);
    return "done";
  });

export async function removePhoto(deps: Deps, actor: Actor, place: ListingRef, id: number) {
  let keys: string[] = [];
  const removed = await within(deps, actor, place, async (tx) => {
    keys = await deleteStoredPhotos(tx, gallery(place), [id]);
    if (keys.length === 0) return "not-found";
    await invalidateListingCard(tx, place.listingId);
    return "done";
  });
  await eraseFiles(deps, keys);
  return removed;
}

export async function setLogo(
  deps: Deps,
  actor: Actor,
  place: ListingRef,
  picture: NewPhoto | null,
) {
  let keys: string[] = [];
  const set = await within(deps, actor, place, async (tx) => {
    keys = await deleteStoredPhotos(tx, logo(place));
    if (picture) await storePhotos(tx, deps.clock(), logo(place), [picture]);
    await invalidateListingCard(tx, place.listingId);
    return "done";
  });
  await eraseFiles(deps, keys);
  return set;
}

/** Serializes photo changes per listing: two at once could exceed the maximum. */
async function within<Outcome>(
  deps: Deps,
  actor: Actor,
  place: ListingRef,
  work: (tx: Deps["db"]) => Promise<Outcome>,
): Promise<Outcome | "not-found"> {
  if (!may(actor, "photos.manage", place)) return "not-found";
  return deps.db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.id, place.listingId))
      .for("update");
    return held ? work(tx) : "not-found";
  });
}
