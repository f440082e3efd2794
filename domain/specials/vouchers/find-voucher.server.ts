import { eq } from "drizzle-orm";
import { vouchers } from "#database/schema/specials.ts";
import { decryptIfReadable } from "#platform/encryption.ts";
import { localDay } from "#shared/local-day.ts";
import type { SpecialDeps } from "../deps.ts";
import { readVoucherLink, redeemVoucherLink } from "../internal/voucher-link.ts";
import { findSpecial } from "../list-specials.server.ts";
import { hasVoucherExpired } from "../special.ts";

/**
 * Finds the voucher of a link; null for an unknown one. Hides the code until the email is
 * confirmed.
 */
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
  const code = decryptIfReadable(deps.voucherEncryptor, voucher.code);
  if (code === null) return null;
  const state = usedAt
    ? ("redeemed" as const)
    : validTo < localDay(deps.clock())
      ? ("expired" as const)
      : ("active" as const);
  return { special, validTo, state, usedAt, code, redeemLink: redeemVoucherLink(deps, code) };
}
