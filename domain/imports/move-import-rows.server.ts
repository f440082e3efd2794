import { sql } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import type { ListingMove } from "#shared/move.ts";

/** Moves import rows along with a merged listing: only the facts it took over can be undone. */
export async function moveImportRows(tx: Transaction, { from, to }: ListingMove, taken: string[]) {
  await tx.execute(sql`
    update import_rows set listing_id = ${to}, changes = case when did is distinct from 'changed' then changes else (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(changes) where key = any(${sql.param(taken)}::text[])) end
    where listing_id = ${from}`);
}
