import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { pickColumns } from "#database/pick-columns.ts";
import { apiKeys } from "#database/schema/accounts/api-keys.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";

async function deleteKeys(tx: Executor, userId: number) {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

/** Keys are deleted with their creator. */
export const keysOfAccount: AccountPart = {
  name: "apiKeys",
  collect: (db, userId) =>
    db
      .select(pickColumns(apiKeys, "name", "prefix", "scopes", "createdAt", "usedOn"))
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
  erase: deleteKeys,
  endAccess: deleteKeys,
  async leaveListing(tx, { userId, listingId, at }) {
    await tx
      .update(apiKeys)
      .set({ revokedAt: at })
      .where(
        and(
          eq(apiKeys.userId, userId),
          eq(apiKeys.listingId, listingId),
          isNull(apiKeys.revokedAt),
        ),
      );
  },
};
