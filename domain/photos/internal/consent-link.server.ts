import { to } from "#shared/to.ts";
import type { PhotoTouches } from "../deps.ts";

/**
 * Private link for the person shown, with which they can withdraw consent. It is computed on
 * demand and stored nowhere.
 */
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
