import { type SQL, sql } from "drizzle-orm";
import type { Picture } from "#domain/uploads/photo.ts";
import { firstPictureOf, isDescribed, picturesOf } from "#domain/uploads/store-photos.server.ts";

/** What a place looks like, as columns of queries over listings. */

/** Part of what Premier pays for: gone from every page the moment it ends, and back with it. */
export const logoOf = (medSpaId: SQL, isPremium: SQL) =>
  sql<Picture | null>`case when ${isPremium} then ${firstPictureOf("logo", medSpaId)} end`;

export const coverOf = (medSpaId: SQL) => firstPictureOf("gallery", medSpaId, isDescribed);

export const galleryOf = (medSpaId: SQL) => picturesOf("gallery", medSpaId, isDescribed);

/** Where the large copy of a picture stands, for programs. */
export const addressOfColumn = (picture: SQL) =>
  sql`(select '/media/' || (p.picture->>'key') || '-large.webp' from (select ${picture} as picture) p)`;
