import { eq } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { questions } from "#database/schema/questions.ts";
import type { ListingMove } from "#shared/move.ts";

export async function moveQuestions(tx: Transaction, { from, to }: ListingMove) {
  await tx.update(questions).set({ listingId: to }).where(eq(questions.listingId, from));
}
