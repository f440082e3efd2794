import { and, eq, isNotNull } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { vouchers } from "#database/schema/specials.ts";
import { tags } from "#domain/catalogue/tags.ts";
import type { SpecialDeps } from "../deps.ts";
import type { Special } from "../list-specials.server.ts";
import { specialsTag } from "../special.ts";
import { emailVoucher } from "./email-voucher.server.ts";

type HeldVoucher = {
  claim: typeof vouchers.$inferSelect;
  special: Special;
  mostClaims: number | null;
};

/**
 * Confirms a voucher. The caller holds the lock on the special and has checked that a voucher is
 * left.
 */
export async function confirmLockedVoucher(
  deps: SpecialDeps,
  tx: Transaction,
  { claim, special, mostClaims }: HeldVoucher,
) {
  await tx.update(vouchers).set({ confirmedAt: deps.clock() }).where(eq(vouchers.id, claim.id));
  if ((await countTaken(tx, claim.specialId)) === mostClaims)
    await invalidateTags(tx, [specialsTag, tags.listing(special.medSpaSlug)]);
  await emailVoucher(deps, special, claim);
}

const countTaken = (tx: Transaction, specialId: number) =>
  tx.$count(vouchers, and(eq(vouchers.specialId, specialId), isNotNull(vouchers.confirmedAt)));

export const isSoldOut = async (
  tx: Transaction,
  { id, mostClaims }: { id: number; mostClaims: number | null },
) => mostClaims !== null && (await countTaken(tx, id)) >= mostClaims;
