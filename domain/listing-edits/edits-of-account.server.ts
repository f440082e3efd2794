import { sql } from "drizzle-orm";
import type { AccountPart } from "#domain/accounts/account-part.ts";

/** Edits belong to the listing and stay. Deletion anonymizes the account that they refer to. */
export const listingEditsOfAccount: AccountPart = {
  name: "changes of listings",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select m.name as "medSpa", h.act, h.changes, h.reason, h.at
      from listing_edit_history h join listings m on m.id = h.listing_id where h.user_id = ${userId} order by h.id`);
    return rows;
  },
  async erase() {},
};
