import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { photoPairs, photoReports } from "#database/schema/photos.ts";
import { uploads } from "#database/schema/uploads.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { invalidateListingCard } from "#domain/catalogue/listings/invalidate-card.server.ts";
import { excludeStoredPhoto } from "#domain/uploads/store-photos.server.ts";
import { ownerPhotosPath } from "#shared/paths.ts";
import type { PhotoDeps } from "./deps.ts";
import { takePairDown } from "./end-pair.server.ts";
import { notifyOwners } from "./internal/notify-owners.server.ts";
import { photoTakenDownEmail } from "./photo-emails.ts";
import type { PhotoReportInput } from "./photos-input.ts";

const mostOpen = 20;

const shown = sql`${uploads.status} = 'kept' and ${listings.status} = 'active' and ${uploads.description} <> ''
  and (${uploads.owner} = 'gallery' or ${uploads.owner} = 'logo' or ${uploads.owner} = 'pair' and ${photoPairs.status} = 'shown')`;

const read = (db: Executor) =>
  db
    .select({
      ...pickColumns(uploads, "id", "owner", "key", "width", "height", "description"),
      pairId: photoPairs.id,
      listing: { id: listings.id, name: listings.name, slug: listings.slug },
    })
    .from(uploads)
    .leftJoin(photoPairs, and(eq(uploads.owner, "pair"), eq(photoPairs.id, uploads.subjectId)))
    .innerJoin(
      listings,
      sql`${listings.id} = case when ${uploads.owner} = 'pair' then ${photoPairs.listingId} else ${uploads.subjectId} end`,
    );

/** Finds a listing photo; others are reported elsewhere. */
export async function findPhoto({ db }: { db: Executor }, slug: string, id: number) {
  const [photo] = await read(db).where(
    and(
      eq(uploads.id, id),
      eq(listings.slug, slug),
      sql`${uploads.owner} in ('gallery', 'pair')`,
      shown,
    ),
  );
  return photo ?? null;
}

/**
 * Reports a photo, without an account. It stays up until reviewed, and the number of reports is
 * limited.
 */
export async function reportPhoto(
  { db, clock }: Pick<PhotoDeps, "db" | "clock">,
  slug: string,
  id: number,
  input: PhotoReportInput,
) {
  const photo = await findPhoto({ db }, slug, id);
  if (!photo) return "not-found" as const;
  const open = await db.$count(photoReports, eq(photoReports.mediaId, id));
  if (open < mostOpen)
    await db
      .insert(photoReports)
      .values({ mediaId: id, fault: input.fault, text: input.words, createdAt: clock() });
  return "done" as const;
}

export async function findReported({ db }: { db: Executor }, actor: Actor, id: number) {
  if (!may(actor, "photos.moderate")) return "forbidden" as const;
  const reports = await db
    .select({ fault: photoReports.fault, words: photoReports.text })
    .from(photoReports)
    .where(eq(photoReports.mediaId, id))
    .orderBy(photoReports.id);
  const [photo] = reports.length > 0 ? await read(db).where(eq(uploads.id, id)) : [];
  return photo ? { ...photo, reports } : null;
}

/** Dismisses the reports of a photo, which stays up. */
export async function dismissPhotoReports({ db }: Pick<PhotoDeps, "db">, actor: Actor, id: number) {
  if (!may(actor, "photos.moderate")) return "forbidden" as const;
  const { rowCount } = await db.delete(photoReports).where(eq(photoReports.mediaId, id));
  return rowCount ? ("done" as const) : ("not-found" as const);
}

type Deps = Pick<PhotoDeps, "db" | "clock" | "emailEncryptor" | "siteUrl" | "storage">;

/**
 * Takes a photo down as an admin, reported or not, and sends the listing the reason. Of a pair,
 * both photos go.
 */
export async function takePhotoDown(deps: Deps, actor: Actor, id: number, reason: string) {
  if (!may(actor, "photos.moderate")) return "forbidden";
  const [photo] = await read(deps.db).where(
    and(eq(uploads.id, id), sql`${uploads.owner} in ('gallery', 'logo', 'pair')`),
  );
  if (!photo) return "not-found";
  if (photo.pairId !== null) return takePairDown(deps, actor, photo.pairId, reason);
  return deps.db.transaction(async (tx) => {
    const owner = photo.owner === "logo" ? ("logo" as const) : ("gallery" as const);
    if (!(await excludeStoredPhoto(tx, { owner, subjectId: photo.listing.id }, id, reason)))
      return "not-found";
    await dismissPhotoReports({ db: tx }, actor, id);
    await invalidateListingCard(tx, photo.listing.id);
    const words =
      owner === "logo"
        ? "your logo"
        : photo.description
          ? `the photo “${photo.description}”`
          : "a photo";
    await notifyOwners(
      { ...deps, db: tx },
      photo.listing.id,
      "photo taken down",
      ({ name, slug }) =>
        photoTakenDownEmail(name, words, reason, deps.siteUrl + ownerPhotosPath(slug)),
    );
    return "done";
  });
}
