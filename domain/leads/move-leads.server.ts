import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import type { Move } from "#shared/move.ts";

export async function moveLeads(tx: Transaction, { from, to }: Move) {
  await tx.update(leads).set({ listingId: to }).where(eq(leads.listingId, from));
}
