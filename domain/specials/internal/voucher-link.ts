import { to } from "#shared/to.ts";
import type { SpecialTouches } from "../deps.ts";

type Touches = Pick<SpecialTouches, "siteUrl" | "claimSigner">;

/** The private address of a voucher. It goes to its mailbox, and to nobody else before it was followed. */
export const linkOf = ({ siteUrl, claimSigner }: Touches, claimId: number) =>
  siteUrl + to(`/claims/${claimSigner.sign(`${prefix}${claimId}`)}`);
const prefix = "voucher-";

export function readLink({ claimSigner }: Pick<Touches, "claimSigner">, link: string) {
  const [, id] = /^voucher-(\d{1,10})$/.exec(claimSigner.read(link) ?? "") ?? [];
  return id ? Number(id) : null;
}

/** Where the place redeems it: what the QR code says. */
export const redeemLinkOf = ({ siteUrl }: Pick<Touches, "siteUrl">, code: string) =>
  `${siteUrl}/owner/redeem?code=${code}`;
