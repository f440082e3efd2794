import { inArray } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { listings } from "#database/schema/catalogue/listings.ts";
import { listIllustrations } from "#domain/uploads/list-illustrations.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";

/** Gives demo listings our illustrations as photos. Their captions say that they are drawn. */
export async function addDemoPhotos({ db }: { db: Executor }, slugs: string[], now: Date) {
  const rows = await db
    .select({ id: listings.id, slug: listings.slug })
    .from(listings)
    .where(inArray(listings.slug, slugs));
  for (const { id, slug } of rows) {
    await storePhotos(
      db,
      now,
      { owner: "gallery", subjectId: id },
      listIllustrations(`listing/${slug}`),
    );
    await storePhotos(db, now, { owner: "logo", subjectId: id }, listIllustrations(`logo/${slug}`));
  }
}
