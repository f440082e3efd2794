import { redeemVoucherPath, voucherLinkPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { SpecialDeps } from "../deps.ts";

type Deps = Pick<SpecialDeps, "siteUrl" | "claimSigner">;

/** Creates the private link of a voucher. Only its mailbox gets it until someone follows it. */
export const voucherLink = ({ siteUrl, claimSigner }: Deps, claimId: number) =>
  siteUrl + to(voucherLinkPath(claimSigner.sign(`${prefix}${claimId}`)));
const prefix = "voucher-";

export function readVoucherLink({ claimSigner }: Pick<Deps, "claimSigner">, link: string) {
  const [, id] = /^voucher-(\d{1,10})$/.exec(claimSigner.read(link) ?? "") ?? [];
  return id ? Number(id) : null;
}

/** Creates the link in the QR code, where the listing redeems the voucher. */
export const redeemVoucherLink = ({ siteUrl }: Pick<Deps, "siteUrl">, code: string) =>
  siteUrl + redeemVoucherPath(code);
