import type { Executor } from "#database/database.ts";
import { findListingIds } from "#domain/catalogue/slugs/listing-ids.server.ts";
import { listIllustrations } from "#domain/uploads/list-illustrations.ts";
import { storePhotos } from "#domain/uploads/store-photos.server.ts";

/** Gives demo listings our illustrations as photos. Their captions say that they are drawn. */
export async function addDemoPhotos({ db }: { db: Executor }, slugs: string[], now: Date) {
  for (const [slug, id] of await findListingIds(db, slugs)) {
    await storePhotos(
      db,
      now,
      { owner: "gallery", subjectId: id },
      listIllustrations(`listing/${slug}`),
    );
    await storePhotos(db, now, { owner: "logo", subjectId: id }, listIllustrations(`logo/${slug}`));
  }
}
