import { to } from "#shared/to.ts";
import type { SpecialTouches } from "../deps.ts";

type Touches = Pick<SpecialTouches, "siteUrl" | "claimSigner">;

/** Private link of a voucher. Only its mailbox gets it until someone follows it. */
export const linkOf = ({ siteUrl, claimSigner }: Touches, claimId: number) =>
  siteUrl + to(`/claims/${claimSigner.sign(`${prefix}${claimId}`)}`);
const prefix = "voucher-";

export function readLink({ claimSigner }: Pick<Touches, "claimSigner">, link: string) {
  const [, id] = /^voucher-(\d{1,10})$/.exec(claimSigner.read(link) ?? "") ?? [];
  return id ? Number(id) : null;
}

/** Link in the QR code, where the listing redeems the voucher. */
export const redeemLinkOf = ({ siteUrl }: Pick<Touches, "siteUrl">, code: string) =>
  `${siteUrl}/owner/redeem?code=${code}`;
