import type { vouchers } from "#database/schema/specials.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { decryptIfReadable } from "#platform/encryption.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { localDay } from "#shared/local-day.ts";
import { bookSpecialPath, directionsPath } from "#shared/paths.ts";
import { pick } from "#shared/pick.ts";
import { to } from "#shared/say.ts";
import type { SpecialDeps } from "../deps.ts";
import type { Special } from "../list-specials.server.ts";
import { confirmMinutes } from "../special.ts";
import { confirmVoucherEmail, voucherEmail } from "../vouchers/voucher-emails.ts";
import { voucherQr } from "../vouchers/voucher-qr.server.ts";
import { redeemVoucherLink, voucherLink } from "./voucher-link.ts";

type VoucherRow = typeof vouchers.$inferSelect;

export async function emailVoucher(deps: SpecialDeps, special: Special, voucher: VoucherRow) {
  const code = decryptIfReadable(deps.voucherEncryptor, voucher.code);
  if (code === null) return;
  const usedOn = voucher.redeemedAt && localDay(voucher.redeemedAt);
  const qr = voucherQr(redeemVoucherLink(deps, code));
  await runInLanguage(voucher.locale, () => {
    const content = voucherEmail(
      {
        ...pick(special, ["title", "medSpaName", "termsConditions", "isMedical"]),
        code,
        validTo: voucher.validTo,
        usedOn,
        bookUrl: special.takesBookings
          ? deps.siteUrl + to(bookSpecialPath(special.medSpaSlug, special.id))
          : null,
        directionsUrl: deps.siteUrl + to(directionsPath(special.medSpaSlug)),
      },
      voucherLink(deps, voucher.id),
      qr,
    );
    return queueEmail(deps, { kind: "voucher", to: voucher.customerEmail, content });
  });
}

export async function emailConfirmation(
  deps: SpecialDeps,
  { title, medSpaName }: Special,
  voucher: VoucherRow,
) {
  await runInLanguage(voucher.locale, () => {
    const content = confirmVoucherEmail(
      { title, medSpaName, minutes: confirmMinutes },
      voucherLink(deps, voucher.id),
    );
    return queueEmail(deps, { kind: "confirm voucher", to: voucher.customerEmail, content });
  });
}
