import { and, eq, ne } from "drizzle-orm";
import { uploads } from "#database/schema/uploads.ts";
import type { UploadDeps } from "./deps.ts";
import type { PhotoFormat, PhotoSize } from "./photo.ts";
import { listStoredPhotos } from "./store-photos.server.ts";

const named = /^(?<key>[0-9a-f]{32})-(?<size>large|medium|small)\.(?<format>avif|webp)$/;

/**
 * Reads a photo's file in one size and format. Hidden and deleted photos count as missing. Claim
 * documents are never served here. `mayBeKept`: false for people who can withdraw their consent,
 * so that no cache holds their photos.
 */
export async function findFile({ db, storage }: Pick<UploadDeps, "db" | "storage">, name: string) {
  const { key, size, format } = (named.exec(name)?.groups ?? {}) as {
    key?: string;
    size?: PhotoSize;
    format?: PhotoFormat;
  };
  if (!key || !size || !format) return null;
  const [kept] = await db
    .select({ owner: uploads.owner })
    .from(uploads)
    .where(
      and(eq(uploads.key, key), eq(uploads.status, "kept"), ne(uploads.owner, "listing claim")),
    );
  if (!kept) return null;
  const bytes = await storage.read(name);
  return bytes ? { bytes, type: `image/${format}`, mayBeKept: kept.owner !== "pair" } : null;
}

/** Finds the image of a claim document, for the page where admins decide. */
export async function findClaimDocument(
  { db, storage }: Pick<UploadDeps, "db" | "storage">,
  claimId: number,
) {
  const [picture] = await listStoredPhotos(db, { owner: "listing claim", subjectId: claimId });
  return picture ? storage.read(`${picture.key}-large.webp`) : null;
}
