import { and, eq, ne } from "drizzle-orm";
import { media } from "#database/schema/uploads.ts";
import type { MediaTouches } from "./deps.ts";
import { drawFile } from "./draw-file.server.ts";
import type { Format, Size } from "./photo.ts";
import { listPictures } from "./store-photos.server.ts";

const named = /^(?<key>[0-9a-f]{32})-(?<size>large|medium|small)\.(?<format>avif|webp)$/;

/**
 * The bytes of one copy of a kept picture. What was left out or removed is missing from then on; a proof of ownership is nobody's to look up.
 * `mayBeKept`: not of people who may take their consent back, so that no cache holds what they took back.
 */
export async function findFile(
  touches: Pick<MediaTouches, "db" | "storage" | "images">,
  name: string,
) {
  const { db, storage } = touches;
  const { key, size, format } = (named.exec(name)?.groups ?? {}) as {
    key?: string;
    size?: Size;
    format?: Format;
  };
  if (!key || !size || !format) return null;
  const [kept] = await db
    .select({
      owner: media.owner,
      drawnFrom: media.drawnFrom,
      width: media.width,
      height: media.height,
    })
    .from(media)
    .where(and(eq(media.key, key), eq(media.status, "kept"), ne(media.owner, "ownership")));
  if (!kept) return null;
  const { drawnFrom, width, height } = kept;
  const bytes =
    (await storage.read(name)) ??
    (drawnFrom && (await drawFile(touches, name, { drawnFrom, width, height, size, format })));
  return bytes ? { bytes, type: `image/${format}`, mayBeKept: kept.owner !== "pair" } : null;
}

/** The picture with which somebody proves that a listing is his: for the page of those who decide. */
export async function findProof(
  { db, storage }: Pick<MediaTouches, "db" | "storage">,
  claimId: number,
) {
  const [picture] = await listPictures(db, { owner: "ownership", subjectId: claimId });
  return picture ? storage.read(`${picture.key}-large.webp`) : null;
}
