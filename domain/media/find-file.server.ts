import { and, eq, ne } from "drizzle-orm";
import { media } from "#database/schema/media.ts";
import { listPictures } from "./keep-pictures.server.ts";
import type { Format, Size } from "./picture.ts";
import type { MediaTouches } from "./touches.ts";

const named = /^(?<key>[0-9a-f]{32})-(?<size>large|medium|small)\.(?<format>avif|webp)$/;

/** The bytes of one copy of a kept picture. What was left out or removed is missing from then on; a proof of ownership is nobody's to look up. */
export async function findFile({ db, storage }: Pick<MediaTouches, "db" | "storage">, name: string) {
  const { key, format } = (named.exec(name)?.groups ?? {}) as { key?: string; size?: Size; format?: Format };
  if (!key) return null;
  const [kept] = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.key, key), eq(media.status, "kept"), ne(media.owner, "ownership")));
  const bytes = kept && (await storage.read(name));
  return bytes ? { bytes, type: `image/${format}` } : null;
}

/** The picture with which somebody proves that a listing is his: for the page of those who decide. */
export async function findProof({ db, storage }: Pick<MediaTouches, "db" | "storage">, claimId: number) {
  const [picture] = await listPictures(db, { owner: "ownership", subjectId: claimId });
  return picture ? storage.read(`${picture.key}-large.webp`) : null;
}
