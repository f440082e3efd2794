import { randomBytes } from "node:crypto";
import { and, eq, gt, isNotNull, ne, or } from "drizzle-orm";
import type { Transaction } from "#database/database.ts";
import { specials, vouchers } from "#database/schema/specials.ts";
import type { RequestSource, Visitor } from "#domain/accounts/actor.ts";
import { limitSource, limitSubject } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import { hashSource, sourceScopes } from "#domain/accounts/rate-limit/source-hash.server.ts";
import { decryptIfReadable } from "#platform/encryption.ts";
import { localDay } from "#shared/local-day.ts";
import { mailboxOf } from "#shared/mailbox.ts";
import type { SpecialDeps } from "../deps.ts";
import { confirmLockedVoucher, isSoldOut } from "../internal/confirm-locked-voucher.server.ts";
import { emailConfirmation, emailVoucher } from "../internal/email-voucher.server.ts";
import { voucherLink } from "../internal/voucher-link.ts";
import { findSpecial } from "../list-specials.server.ts";
import type { VoucherRefusal } from "../special.ts";
import { confirmMinutes, specialState } from "../special.ts";
import type { VoucherInput } from "../special-input.ts";
import { createVoucherCode } from "./voucher-code.ts";

export type GetVoucherResult =
  | { outcome: "claimed"; code: string; link: string; validTo: string }
  | { outcome: "to confirm"; until: Date; validTo: string }
  | { outcome: "not-found" | VoucherRefusal }
  | { outcome: "limited"; retryAfter: number };

const perSource = { most: 600, minutes: 60 };
const perMailbox = { most: 5, minutes: 24 * 60 };
/** Limit per special and network. Unconfirmed requests stop counting in time. */
const mostOfSource = { household: 3, neighborhood: 9 };
const aDay = 24 * 60 * 60;

/**
 * Issues one voucher per person and special, always the same one. A customer who is signed in with
 * the address gets it at once. Anyone else confirms by email first, and the response does not
 * reveal whether the address has one already.
 */
export async function issueVoucher(
  deps: SpecialDeps,
  visitor: Visitor,
  specialId: number,
  { email, name }: VoucherInput,
  from: RequestSource,
): Promise<GetVoucherResult> {
  const special = await findSpecial(deps, specialId);
  if (!special) return { outcome: "not-found" };
  const mailbox = mailboxOf(email);
  const retryAfter =
    (await limitSource(deps, "claim", from, perSource)) ??
    (await limitSubject(deps, `claim ${specialId} ${mailbox}`, perMailbox));
  if (retryAfter) return { outcome: "limited", retryAfter };
  const person = deps.fingerprint(`voucher of ${mailbox}`);
  const source = hashSource(deps, "voucher", from);
  const isProven = visitor?.isVerified === true && mailboxOf(visitor.email) === mailbox;
  return deps.db.transaction(async (tx): Promise<GetVoucherResult> => {
    const within = { ...deps, db: tx };
    const [held] = await tx.select().from(specials).where(eq(specials.id, specialId)).for("update");
    if (!held) return { outcome: "not-found" };
    const state = specialState(
      { ...held, hasEnded: held.endedAt !== null },
      localDay(deps.clock()),
    );
    if (state !== "running") return { outcome: state };
    const ofPerson = and(eq(vouchers.specialId, specialId), eq(vouchers.person, person));
    const [earlier] = await tx.select().from(vouchers).where(ofPerson);
    const soldOut = await isSoldOut(tx, held);
    const share = await countShare(within, tx, { specialId, person, source });
    const refusal: GetVoucherResult | null = soldOut
      ? { outcome: "sold out" }
      : share.isUsedUp
        ? { outcome: "limited", retryAfter: aDay }
        : null;
    // Those who have one get it by email again, but no other answer than anyone else.
    if (refusal && !earlier?.confirmedAt && (soldOut || share.isOfOthers)) return refusal;
    const newVoucher = {
      customerEmail: email,
      customerName: name ?? "",
      validTo: held.validTo,
      source,
    };
    const voucher = earlier?.confirmedAt
      ? await restoreEmail(tx, earlier, email)
      : await saveVoucher(within, tx, { specialId, person, ...newVoucher });
    const validTo = voucher.validTo;
    if (isProven && !voucher.confirmedAt)
      await confirmLockedVoucher(within, tx, {
        claim: voucher,
        special,
        mostClaims: held.mostClaims,
      });
    else if (voucher.confirmedAt) await emailVoucher(within, special, voucher);
    else await emailConfirmation(within, special, voucher);
    const code = isProven ? decryptIfReadable(deps.voucherEncryptor, voucher.code) : null;
    if (code !== null)
      return { outcome: "claimed", code, link: voucherLink(deps, voucher.id), validTo };
    if (refusal) return refusal;
    return {
      outcome: "to confirm",
      until: new Date(deps.clock().getTime() + confirmMinutes * 60_000),
      validTo: held.validTo,
    };
  });
}

/**
 * Compares what a network requested with its limit: `isUsedUp` by anyone, which is the answer to
 * everyone there; `isOfOthers` if so without this person.
 */
async function countShare(
  { clock }: Pick<SpecialDeps, "clock">,
  tx: Transaction,
  { specialId, person, source }: { specialId: number; person: string; source: string },
) {
  const isOpen = gt(vouchers.createdAt, new Date(clock().getTime() - confirmMinutes * 60_000));
  const counts = and(
    eq(vouchers.specialId, specialId),
    or(isNotNull(vouchers.confirmedAt), isOpen),
  );
  const share = { isUsedUp: false, isOfOthers: false };
  for (const { matches, most } of sourceScopes(vouchers.source, source, mostOfSource)) {
    const ofSource = and(counts, matches);
    share.isUsedUp ||= (await tx.$count(vouchers, ofSource)) >= most;
    share.isOfOthers ||=
      (await tx.$count(vouchers, and(ofSource, ne(vouchers.person, person)))) >= most;
  }
  return share;
}

/** Adds the address again after account deletion removed it. The voucher keeps its state. */
async function restoreEmail(
  tx: Transaction,
  voucher: typeof vouchers.$inferSelect,
  customerEmail: string,
) {
  if (voucher.customerEmail) return voucher;
  await tx.update(vouchers).set({ customerEmail }).where(eq(vouchers.id, voucher.id));
  return { ...voucher, customerEmail };
}

type NewVoucher = typeof vouchers.$inferInsert;

/** Creates a voucher, or replaces an unconfirmed one, whose code was never shown. */
async function saveVoucher(
  { fingerprint, voucherEncryptor, clock }: SpecialDeps,
  tx: Transaction,
  newVoucher: Omit<NewVoucher, "code" | "fingerprint" | "createdAt">,
) {
  const code = createVoucherCode(randomBytes(12));
  const fresh = {
    ...newVoucher,
    fingerprint: fingerprint(`claim ${code}`),
    code: voucherEncryptor.seal(code),
    createdAt: clock(),
  };
  const [voucher] = await tx
    .insert(vouchers)
    .values(fresh)
    .onConflictDoUpdate({ target: [vouchers.specialId, vouchers.person], set: fresh })
    .returning();
  if (!voucher) throw new Error("The voucher was not saved");
  return voucher;
}
