import { and, eq, isNull } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { webhookEndpoints } from "#database/schema/webhooks.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";

const { url, description, events, createdAt, userId: maker } = webhookEndpoints;

async function deleteEndpoints(tx: Executor, userId: number) {
  await tx.delete(webhookEndpoints).where(eq(maker, userId));
}

/** Deletes endpoints with the account that is responsible for them. */
export const webhooksOfAccount: AccountPart = {
  name: "webhooks",
  collect: (db, userId) =>
    db
      .select({ url, description, events, createdAt })
      .from(webhookEndpoints)
      .where(eq(maker, userId)),
  erase: deleteEndpoints,
  endAccess: deleteEndpoints,
  async leaveListing(tx, { userId, listingId, at }) {
    await tx
      .update(webhookEndpoints)
      .set({ disabledAt: at, disabledFor: "maker" })
      .where(
        and(
          eq(maker, userId),
          eq(webhookEndpoints.listingId, listingId),
          isNull(webhookEndpoints.disabledAt),
        ),
      );
  },
};
