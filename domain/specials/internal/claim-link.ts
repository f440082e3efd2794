import { to } from "#shared/to.ts";
import type { SpecialTouches } from "../touches.ts";

type Touches = Pick<SpecialTouches, "siteUrl" | "claimSigner">;

/** The private address of a code: whoever has it sees the code. */
export const linkOf = ({ siteUrl, claimSigner }: Touches, codeId: number) => siteUrl + to(`/claims/${claimSigner.sign(String(codeId))}`);

export function readLink({ claimSigner }: Pick<Touches, "claimSigner">, link: string) {
  const id = Number(claimSigner.read(link) ?? "");
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Where the place redeems it: what the QR code says. */
export const redeemLinkOf = ({ siteUrl }: Pick<Touches, "siteUrl">, code: string) => `${siteUrl}/owner/redeem?code=${code}`;
