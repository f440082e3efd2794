import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { media } from "#database/schema/media.ts";
import type { NewPicture, Picture } from "./picture.ts";

type Owner = (typeof media.owner.enumValues)[number];
export type Subject = { owner: Owner; subjectId: number };

const of = ({ owner, subjectId }: Subject) => and(eq(media.owner, owner), eq(media.subjectId, subjectId));

/** Inside the transaction of the thing that they belong to. */
export async function keepPictures(tx: Executor, now: Date, subject: Subject, pictures: NewPicture[]) {
  if (pictures.length === 0) return;
  const last = sql`(select coalesce(max(position), -1) from media where owner = ${subject.owner} and subject_id = ${subject.subjectId})`;
  await tx.insert(media).values(pictures.map((picture, index) => ({ ...picture, ...subject, position: sql`${last} + ${index + 1}`, createdAt: now })));
}

export async function describePicture(tx: Executor, subject: Subject, id: number, description: string) {
  await tx
    .update(media)
    .set({ description })
    .where(and(of(subject), eq(media.id, id)));
}

/** Their files are swept away after the transaction; from its end on nobody is given them. Without ids: all. */
export async function dropPictures(tx: Executor, subject: Subject, ids?: number[]) {
  await tx.delete(media).where(and(of(subject), ids ? inArray(media.id, ids) : undefined));
}

export async function leaveOutPicture(tx: Executor, subject: Subject, id: number, reason: string) {
  const left = await tx
    .update(media)
    .set({ status: "left out", reason })
    .where(and(of(subject), eq(media.id, id), eq(media.status, "kept")))
    .returning({ id: media.id });
  return left.length > 0;
}

export async function listPictures(db: Executor, { owner, subjectId }: Subject) {
  const { rows } = await db.execute<{ pictures: Picture[] }>(sql`select ${picturesOf(owner, sql`${subjectId}`)} as pictures`);
  return rows[0]?.pictures ?? [];
}

/** As a column of a query over things that have pictures: those that are kept, in their order. */
export function picturesOf(owner: Owner, subjectId: SQL) {
  return sql`(select coalesce(json_agg(json_build_object('id', x.id, 'key', x.key, 'width', x.width, 'height', x.height, 'description', x.description)
    order by x.position, x.id), '[]') from media x where x.owner = ${owner} and x.subject_id = ${subjectId} and x.status = 'kept')`;
}

/** Likewise, why others are not shown. */
export function reasonsOf(owner: Owner, subjectId: SQL) {
  return sql`(select coalesce(json_agg(x.reason order by x.position, x.id), '[]')
    from media x where x.owner = ${owner} and x.subject_id = ${subjectId} and x.status = 'left out')`;
}
