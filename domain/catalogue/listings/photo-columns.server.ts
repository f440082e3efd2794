import { type Column, type SQL, sql } from "drizzle-orm";
import { illustrationKeys, logoKeys } from "#domain/uploads/illustrations.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import {
  firstStoredPhotoSql,
  isDescribed,
  storedPhotosSql,
} from "#domain/uploads/store-photos.server.ts";
import { mediaPath } from "#shared/paths.ts";
import { inPlanWith } from "./in-plan-with.server.ts";

/**
 * Selects the logo, only with a plan that includes it: it disappears when the plan ends, and
 * returns with it.
 */
export const logoOf = (listingId: SQL, plan: SQL | Column) =>
  sql<StoredPhoto | null>`case when ${inPlanWith("logo", plan)} then ${firstStoredPhotoSql("logo", listingId)} end`;

export const coverOf = (listingId: SQL) => firstStoredPhotoSql("gallery", listingId, isDescribed);

export const galleryOf = (listingId: SQL) => storedPhotosSql("gallery", listingId, isDescribed);

/** Selects the URL of a photo's large version, for API clients. */
export const addressOfColumn = (picture: SQL) =>
  sql`(select case when p.picture->>'key' like ${`${illustrationKeys}%`}
      then '/' || (p.picture->>'key') || case when p.picture->>'key' like ${`${logoKeys}%`} then '-320.webp' else '-640.webp' end
      else ${mediaPath("")} || (p.picture->>'key') || '-large.webp' end
    from (select ${picture} as picture) p where p.picture is not null)`;
