import { eq } from "drizzle-orm";
import { webhookEndpoints } from "#database/schema/webhook-endpoints.ts";
import type { AccountPart } from "#domain/accounts/account-part.ts";

const { url, description, events, createdAt, userId: maker } = webhookEndpoints;

/** An endpoint ends with who answers for it. */
export const webhooksOfAccount: AccountPart = {
  name: "webhooks",
  collect: (db, userId) => db.select({ url, description, events, createdAt }).from(webhookEndpoints).where(eq(maker, userId)),
  async forget(tx, userId) {
    await tx.delete(webhookEndpoints).where(eq(maker, userId));
  },
};
