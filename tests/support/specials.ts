import { randomInt } from "node:crypto";
import type { Executor } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { createSpecial } from "#domain/specials/own-specials.server.ts";
import type { SpecialInput } from "#domain/specials/special-input.ts";
import { confirmVoucher } from "#domain/specials/vouchers/confirm-voucher.server.ts";
import { findVoucherByLink } from "#domain/specials/vouchers/find-voucher.server.ts";
import { issueVoucher } from "#domain/specials/vouchers/get-voucher.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { createSigner } from "#platform/secret.ts";
import { from, testAccounts } from "./accounts.ts";

const secret = "the secret of the tests, 32 characters";

/** Deps of special commands. It is Saturday, November 21, 10 a.m. */
export const testSpecials = (db: Executor) => ({
  ...testAccounts(db),
  voucherEncryptor: createEncryptor(secret, "claim"),
  claimSigner: createSigner(secret, "claim"),
});

export function specialInput(changes: Partial<SpecialInput> = {}): SpecialInput {
  return {
    title: "First HydraFacial",
    description: "A first visit for less.",
    originalPrice: 200,
    specialPrice: 150,
    discountPercentage: null,
    validFrom: "2026-11-20",
    validTo: "2026-12-04",
    termsConditions: "New visitors only.",
    mostClaims: null,
    ...changes,
  };
}

export async function addSpecial(
  deps: ReturnType<typeof testSpecials>,
  actor: Actor,
  listingId: number,
  changes: Partial<SpecialInput> = {},
) {
  const created = await createSpecial(deps, actor, listingId, specialInput(changes));
  if (created.outcome !== "created") throw new Error(created.outcome);
  return created.id;
}

/** Requests a voucher anonymously and confirms it by the emailed link. */
export async function claimVoucher(
  deps: ReturnType<typeof testSpecials>,
  special: number,
  { email, name = "Nora Feld" }: { email: string; name?: string },
) {
  const answer = await issueVoucher(
    deps,
    null,
    special,
    { email, name },
    from({ address: `198.51.100.${randomInt(250)}` }),
  );
  if (answer.outcome !== "to confirm") throw new Error(answer.outcome);
  const [newest] = await deps.emailsTo(email);
  const link = linkInEmail(newest);
  const confirmed = await confirmVoucher(deps, link);
  const found = await findVoucherByLink(deps, link);
  return { outcome: confirmed, code: found?.code ?? "", link };
}

export const linkInEmail = (email: { text: string } | undefined) =>
  /\/claims\/(\S+)/.exec(email?.text ?? "")?.[1] ?? "";
