import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { renderSVG } from "uqr";
import { announceChange } from "#database/changes.ts";
import type { Transaction } from "#database/database.ts";
import { claimCodes, specialClaims, specials } from "#database/schema/specials.ts";
import type { From } from "#domain/accounts/actor.ts";
import { countUse, countUseOf } from "#domain/accounts/count-use.server.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { queueMail } from "#domain/mail/queue-mail.server.ts";
import { openIfReadable } from "#platform/sealer.ts";
import { speakIn } from "#platform/speaking.ts";
import { localDay } from "#shared/local-day.ts";
import { mailboxOf } from "#shared/mailbox.ts";
import { brand } from "#site/brand.ts";
import { codeOf } from "./claim-code.ts";
import { claimLetter } from "./claim-mails.ts";
import type { Unclaimable } from "./claim-words.ts";
import { linkOf, redeemLinkOf } from "./internal/claim-link.ts";
import { today } from "./internal/today.ts";
import { findSpecial, type Special } from "./list-specials.server.ts";
import { type ClaimInput, specialsTag, stateOf } from "./special.ts";
import type { SpecialTouches } from "./touches.ts";

export type Claimed =
  | { outcome: "claimed"; code: string; link: string; validTo: string }
  | { outcome: "not-found" | Unclaimable }
  | { outcome: "limited"; retryAfter: number };

const perSource = { most: 600, minutes: 60 };
const perMailbox = { most: 5, minutes: 24 * 60 };

/**
 * By anybody, without an account: one claim a person. The answer is the same whether the address claimed before: each
 * time it brings a code of its own, of one and the same claim, and the first code goes to the mailbox again.
 */
export async function claimSpecial(touches: SpecialTouches, specialId: number, { email, name }: ClaimInput, from: From): Promise<Claimed> {
  const special = await findSpecial(touches, specialId);
  if (!special) return { outcome: "not-found" };
  const person = mailboxOf(email);
  const retryAfter =
    (await countUse(touches, { what: "claim", userId: null, from }, { account: perSource, source: perSource })) ??
    (await countUseOf(touches, `claim ${specialId} ${person}`, perMailbox));
  if (retryAfter) return { outcome: "limited", retryAfter };
  return touches.db.transaction(async (tx): Promise<Claimed> => {
    const [held] = await tx.select().from(specials).where(eq(specials.id, specialId)).for("update");
    if (!held) return { outcome: "not-found" };
    const state = stateOf({ ...held, hasEnded: held.endedAt !== null }, today(touches));
    if (state !== "running") return { outcome: state };
    const its = and(eq(specialClaims.specialId, specialId), eq(specialClaims.person, person));
    const [earlier] = await tx.select().from(specialClaims).where(its);
    const claimed = await tx.$count(specialClaims, eq(specialClaims.specialId, specialId));
    const isSoldOut = held.mostClaims !== null && claimed >= held.mostClaims;
    if (isSoldOut) {
      if (earlier) await mailCode({ ...touches, db: tx }, tx, special, earlier);
      return { outcome: "sold out" };
    }
    const claim = earlier ?? (await addClaim(tx, { specialId, person, customerEmail: email, validTo: held.validTo, createdAt: touches.clock() }));
    const { id, code } = await addCode(touches, tx, claim.id, name ?? "");
    await mailCode({ ...touches, db: tx }, tx, special, claim);
    if (!earlier && claimed + 1 === held.mostClaims) await announceChange(tx, [specialsTag, tags.medSpa(special.medSpaSlug)]);
    return { outcome: "claimed", code, link: linkOf(touches, id), validTo: claim.validTo };
  });
}

async function addClaim(tx: Transaction, row: typeof specialClaims.$inferInsert) {
  const [claim] = await tx.insert(specialClaims).values(row).returning();
  if (!claim) throw new Error("A claim was not kept");
  return claim;
}

async function addCode({ fingerprint, claimSealer, clock }: SpecialTouches, tx: Transaction, claimId: number, customerName: string) {
  const code = codeOf(randomBytes(12));
  const row = { claimId, fingerprint: fingerprint(`claim ${code}`), code: claimSealer.seal(code), customerName, createdAt: clock() };
  const [added] = await tx.insert(claimCodes).values(row).returning({ id: claimCodes.id });
  return { id: added?.id ?? 0, code };
}

/** The first code, to the address of whoever claimed first. */
async function mailCode(touches: SpecialTouches, tx: Transaction, { title, medSpaName, termsConditions }: Special, claim: typeof specialClaims.$inferSelect) {
  const [first] = await tx.select().from(claimCodes).where(eq(claimCodes.claimId, claim.id)).orderBy(asc(claimCodes.id)).limit(1);
  if (!first) return;
  const code = openIfReadable(touches.claimSealer, first.code);
  if (code === null) return;
  const usedOn = claim.redeemedAt && localDay(claim.redeemedAt, brand.region.timeZone);
  const picture = { name: "code.svg", type: "image/svg+xml", content: renderSVG(redeemLinkOf(touches, code)) };
  await speakIn(claim.language, () => {
    const letter = claimLetter({ title, medSpaName, termsConditions, code, validTo: claim.validTo, usedOn }, linkOf(touches, first.id));
    return queueMail(touches, { kind: "claimed deal", to: claim.customerEmail, letter, attachments: usedOn ? [] : [picture] });
  });
}
