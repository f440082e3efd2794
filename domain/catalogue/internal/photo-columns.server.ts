import { type SQL, sql } from "drizzle-orm";
import type { Picture } from "#domain/uploads/photo.ts";
import { firstPictureOf, isDescribed, picturesOf } from "#domain/uploads/store-photos.server.ts";

/** Part of Premier: it disappears everywhere when the plan ends, and returns with it. */
export const logoOf = (medSpaId: SQL, isPremium: SQL) =>
  sql<Picture | null>`case when ${isPremium} then ${firstPictureOf("logo", medSpaId)} end`;

export const coverOf = (medSpaId: SQL) => firstPictureOf("gallery", medSpaId, isDescribed);

export const galleryOf = (medSpaId: SQL) => picturesOf("gallery", medSpaId, isDescribed);

/** URL of a photo's large version, for API clients. */
export const addressOfColumn = (picture: SQL) =>
  sql`(select '/media/' || (p.picture->>'key') || '-large.webp' from (select ${picture} as picture) p)`;
