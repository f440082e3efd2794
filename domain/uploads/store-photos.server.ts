import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor, Transaction } from "#database/database.ts";
import { uploads } from "#database/schema/uploads.ts";
import type { ListingMove } from "#shared/move.ts";
import type { NewPhoto, PhotoOwnerKind, StoredPhoto } from "./photo.ts";

export type PhotoSubject = { owner: PhotoOwnerKind; subjectId: number };

const of = ({ owner, subjectId }: PhotoSubject) =>
  and(eq(uploads.owner, owner), eq(uploads.subjectId, subjectId));

/** Stores photos. Call inside the transaction of their owner. */
export async function storePhotos(
  tx: Executor,
  now: Date,
  subject: PhotoSubject,
  pictures: NewPhoto[],
) {
  if (pictures.length === 0) return;
  const last = sql`(select coalesce(max(position), -1) from uploads where owner = ${subject.owner} and subject_id = ${subject.subjectId})`;
  await tx
    .insert(uploads)
    .values(
      pictures.map((picture, index) => ({
        ...picture,
        ...subject,
        position: sql`${last} + ${index + 1}`,
        createdAt: now,
      })),
    );
}

export async function describeStoredPhoto(
  tx: Executor,
  subject: PhotoSubject,
  id: number,
  description: string,
  showsModel = false,
) {
  await tx
    .update(uploads)
    .set({ description, showsModel })
    .where(and(of(subject), eq(uploads.id, id)));
}

/**
 * Drops photos. They are no longer served once the transaction ends, and the sweep deletes their
 * files. Without ids: all. Returns the keys, for callers that cannot wait for the sweep.
 */
export async function deleteStoredPhotos(tx: Executor, subject: PhotoSubject, ids?: number[]) {
  const dropped = await tx
    .delete(uploads)
    .where(and(of(subject), ids ? inArray(uploads.id, ids) : undefined))
    .returning({ key: uploads.key });
  return dropped.map(({ key }) => key);
}

export async function orderStoredPhotos(tx: Executor, subject: PhotoSubject, ids: number[]) {
  const place = sql`coalesce(array_position(${sql.param(ids)}::int[], id), ${ids.length} + position + 1)`;
  await tx.execute(sql`
    update uploads set position = ordered.place
    from (select id, row_number() over (order by ${place}, id) as place from uploads where owner = ${subject.owner} and subject_id = ${subject.subjectId}) ordered
    where uploads.id = ordered.id`);
}

export async function moveStoredPhotos(
  tx: Transaction,
  owner: PhotoOwnerKind,
  { from, to }: ListingMove,
  most: number,
) {
  const there = await tx.$count(uploads, of({ owner, subjectId: to }));
  const last = sql`(select coalesce(max(position), -1) from uploads where owner = ${owner} and subject_id = ${to})`;
  await tx.execute(sql`
    update uploads set subject_id = ${to}, position = ${last} + coming.place
    from (select id, row_number() over (order by position, id) as place from uploads where owner = ${owner} and subject_id = ${from}) coming
    where uploads.id = coming.id and coming.place <= ${Math.max(0, most - there)}`);
  await deleteStoredPhotos(tx, { owner, subjectId: from });
}

export async function excludeStoredPhoto(
  tx: Executor,
  subject: PhotoSubject,
  id: number,
  reason: string,
) {
  const { rowCount } = await tx
    .update(uploads)
    .set({ status: "hidden", reason })
    .where(and(of(subject), eq(uploads.id, id), eq(uploads.status, "kept")));
  return Boolean(rowCount);
}

export async function listStoredPhotos(db: Executor, { owner, subjectId }: PhotoSubject) {
  const { rows } = await db.execute<{ pictures: StoredPhoto[] }>(
    sql`select ${storedPhotosSql(owner, sql`${subjectId}`)} as pictures`,
  );
  return rows[0]?.pictures ?? [];
}

const picture = sql`json_build_object('id', x.id, 'key', x.key, 'width', x.width, 'height', x.height, 'description', x.description, 'isModel', x.shows_model)`;

/** Selects the visible photos of an owner, in order. */
export function storedPhotosSql(owner: PhotoOwnerKind, subjectId: SQL, only = sql`true`) {
  return sql<StoredPhoto[]>`(select coalesce(json_agg(${picture} order by x.position, x.id), '[]')
    from uploads x where x.owner = ${owner} and x.subject_id = ${subjectId} and x.status = 'kept' and ${only})`;
}

/** Selects only the first photo. */
export function firstStoredPhotoSql(owner: PhotoOwnerKind, subjectId: SQL, only = sql`true`) {
  return sql<StoredPhoto | null>`(select ${picture} from uploads x
    where x.owner = ${owner} and x.subject_id = ${subjectId} and x.status = 'kept' and ${only} order by x.position, x.id limit 1)`;
}

/** Listing photos are shown only with a caption, which is their alt text. */
export const isDescribed = sql`x.description <> ''`;

/** Selects the reasons for hidden photos. */
export function reasonsOf(owner: PhotoOwnerKind, subjectId: SQL) {
  return sql`(select coalesce(json_agg(x.reason order by x.position, x.id), '[]')
    from uploads x where x.owner = ${owner} and x.subject_id = ${subjectId} and x.status = 'hidden')`;
}
