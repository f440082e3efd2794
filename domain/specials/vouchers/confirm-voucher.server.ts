import { and, eq, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { specials, vouchers } from "#database/schema/specials.ts";
import { customerRetentionStart } from "#shared/customer-retention.ts";
import { localDay } from "#shared/local-day.ts";
import type { SpecialDeps } from "../deps.ts";
import { confirmLockedVoucher, isSoldOut } from "../internal/confirm-locked-voucher.server.ts";
import { readVoucherLink } from "../internal/voucher-link.ts";
import { findSpecial } from "../list-specials.server.ts";
import type { VoucherRefusal } from "../special.ts";
import { hasVoucherExpired, specialState } from "../special.ts";

const day = 24 * 60 * 60_000;
const sourceDays = 30;

/** Confirms through the emailed link, which proves the mailbox. Idempotent. */
export async function confirmVoucher(
  deps: SpecialDeps,
  link: string,
): Promise<"done" | "not-found" | "lapsed" | VoucherRefusal> {
  const id = readVoucherLink(deps, link);
  if (id === null) return "not-found";
  return deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ specialId: vouchers.specialId })
      .from(vouchers)
      .where(eq(vouchers.id, id));
    const special = found && (await findSpecial({ db: tx }, found.specialId));
    if (!found || !special) return "not-found";
    const [held] = await tx
      .select()
      .from(specials)
      .where(eq(specials.id, found.specialId))
      .for("update");
    const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for("update");
    if (!held || !voucher) return "not-found";
    if (voucher.confirmedAt) return "done";
    if (hasVoucherExpired(voucher, deps.clock())) return "lapsed";
    const state = specialState(
      { ...held, hasEnded: held.endedAt !== null },
      localDay(deps.clock()),
    );
    if (state !== "running") return state;
    if (await isSoldOut(tx, held)) return "sold out";
    await confirmLockedVoucher({ ...deps, db: tx }, tx, {
      claim: voucher,
      special,
      mostClaims: held.mostClaims,
    });
    return "done";
  });
}

/** Deletes unconfirmed vouchers a day after they lapse, and networks of others after a month. */
export async function deleteExpiredVouchers({ db, clock }: Pick<SpecialDeps, "db" | "clock">) {
  const before = (days: number) => lt(vouchers.createdAt, new Date(clock().getTime() - days * day));
  const deleted = await db
    .delete(vouchers)
    .where(and(isNull(vouchers.confirmedAt), before(1)))
    .returning({ id: vouchers.id });
  await db
    .update(vouchers)
    .set({ source: null })
    .where(and(isNotNull(vouchers.source), before(sourceDays)));
  return deleted.length;
}

/** Removes the name two years after a voucher ends; the hash that prevents a second use stays. */
export async function anonymizeOldVouchers({ db, clock }: Pick<SpecialDeps, "db" | "clock">) {
  const before = localDay(customerRetentionStart(clock()));
  const { rowCount } = await db
    .update(vouchers)
    .set({ customerName: "A former customer", customerEmail: "", source: null })
    .where(and(lt(vouchers.validTo, before), ne(vouchers.customerEmail, "")));
  return rowCount ?? 0;
}
