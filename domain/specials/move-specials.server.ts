import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { specials } from "#database/schema/specials.ts";
import type { ListingMove } from "#shared/move.ts";

/** Vouchers and codes move along, because listings must honor them. */
export async function moveSpecials(tx: Transaction, { from, to }: ListingMove) {
  await tx.update(specials).set({ listingId: to }).where(eq(specials.listingId, from));
}
