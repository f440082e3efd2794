import { eq } from "drizzle-orm";
import { vouchers } from "#database/schema/specials.ts";
import type { SpecialDeps } from "../deps.ts";
import { decryptVoucherCode } from "../internal/decrypt-voucher-code.server.ts";
import { siteToday } from "../internal/today.ts";
import { readVoucherLink, redeemVoucherLink } from "../internal/voucher-link.ts";
import { findSpecial } from "../list-specials.server.ts";
import { hasVoucherExpired } from "../special.ts";

/** Null for an unknown link. Hides the code until the email is confirmed. */
export async function findVoucherByLink(deps: SpecialDeps, link: string) {
  const id = readVoucherLink(deps, link);
  if (id === null) return null;
  const [voucher] = await deps.db.select().from(vouchers).where(eq(vouchers.id, id));
  const special = voucher && (await findSpecial(deps, voucher.specialId));
  if (!special) return null;
  const { validTo, redeemedAt: usedAt } = voucher;
  if (!voucher.confirmedAt)
    return {
      special,
      validTo,
      state: hasVoucherExpired(voucher, deps.clock())
        ? ("lapsed" as const)
        : ("to confirm" as const),
    };
  const code = decryptVoucherCode(deps, voucher);
  if (code === null) return null;
  const state = usedAt
    ? ("redeemed" as const)
    : validTo < siteToday(deps)
      ? ("expired" as const)
      : ("active" as const);
  return { special, validTo, state, usedAt, code, redeemLink: redeemVoucherLink(deps, code) };
}
