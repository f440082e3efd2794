import { eq } from "drizzle-orm";
import { apiKeys } from "#database/schema/keys.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";

/** A key ends with who made it. */
export const keysOfAccount: AccountPart = {
  name: "apiKeys",
  collect: (db, userId) =>
    db
      .select({ name: apiKeys.name, prefix: apiKeys.prefix, scopes: apiKeys.scopes, createdAt: apiKeys.createdAt, usedOn: apiKeys.usedOn })
      .from(apiKeys)
      .where(eq(apiKeys.userId, userId)),
  async forget(tx, userId) {
    await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
  },
};
