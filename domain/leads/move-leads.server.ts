import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { leads } from "#database/schema/leads.ts";
import type { ListingMove } from "#shared/move.ts";

export async function moveLeads(tx: Transaction, { from, to }: ListingMove) {
  await tx.update(leads).set({ listingId: to }).where(eq(leads.listingId, from));
}
