import { to } from "#shared/to.ts";
import type { PhotoTouches } from "../deps.ts";

/** The private address of the person shown: whoever has it may take the consent back. It is made anew each time, and kept nowhere. */
export const consentLinkOf = (
  { siteUrl, consentSigner }: Pick<PhotoTouches, "siteUrl" | "consentSigner">,
  pairId: number,
) => siteUrl + to(`/consents/${consentSigner.sign(String(pairId))}`);

export function readConsentLink(
  { consentSigner }: Pick<PhotoTouches, "consentSigner">,
  link: string,
) {
  const id = Number(consentSigner.read(link) ?? "");
  return Number.isInteger(id) && id > 0 ? id : null;
}
