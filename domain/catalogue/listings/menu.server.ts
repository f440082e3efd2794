import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { treatments } from "#database/schema/catalogue/reference.ts";
import type { ListingService } from "./listing.ts";
import { menuOf } from "./menu.ts";

/** Reads a menu with the treatments in the database. */
export const readMenu = async (
  { db }: { db: Executor },
  names: string[],
): Promise<ListingService[]> =>
  menuOf(
    await db.select(pickColumns(treatments, "slug", "name", "synonyms")).from(treatments),
    names,
  );
