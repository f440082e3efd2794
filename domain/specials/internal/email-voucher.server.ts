import { renderSVG } from "uqr";
import type { specialClaims } from "#database/schema/specials.ts";
import { queueMail } from "#domain/email/queue-email.server.ts";
import { speakIn } from "#platform/speaking.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { SpecialDeps } from "../deps.ts";
import type { Special } from "../list-specials.server.ts";
import { confirmMinutes } from "../special.ts";
import { claimLetter, confirmClaimLetter } from "../vouchers/voucher-emails.ts";
import { readCode } from "./read-code.server.ts";
import { linkOf, redeemLinkOf } from "./voucher-link.ts";

type Claim = typeof specialClaims.$inferSelect;

export async function emailVoucher(
  deps: SpecialDeps,
  { title, medSpaName, termsConditions, isMedical }: Special,
  claim: Claim,
) {
  const code = readCode(deps, claim);
  if (code === null) return;
  const usedOn = claim.redeemedAt && localDay(claim.redeemedAt, brand.region.timeZone);
  const picture = {
    name: "code.svg",
    type: "image/svg+xml",
    content: renderSVG(redeemLinkOf(deps, code)),
  };
  await speakIn(claim.language, () => {
    const letter = claimLetter(
      { title, medSpaName, termsConditions, isMedical, code, validTo: claim.validTo, usedOn },
      linkOf(deps, claim.id),
    );
    return queueMail(deps, {
      kind: "claimed deal",
      to: claim.customerEmail,
      letter,
      attachments: usedOn ? [] : [picture],
    });
  });
}

export async function emailConfirmation(
  deps: SpecialDeps,
  { title, medSpaName }: Special,
  claim: Claim,
) {
  await speakIn(claim.language, () => {
    const letter = confirmClaimLetter(
      { title, medSpaName, minutes: confirmMinutes },
      linkOf(deps, claim.id),
    );
    return queueMail(deps, { kind: "confirm voucher", to: claim.customerEmail, letter });
  });
}
