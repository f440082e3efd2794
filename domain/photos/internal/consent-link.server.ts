import { consentLinkPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import type { PhotoDeps } from "../deps.ts";

/**
 * Creates the private link for the person shown, with which they can withdraw consent. It is
 * computed on demand and stored nowhere.
 */
export const consentLinkOf = (
  { siteUrl, consentSigner }: Pick<PhotoDeps, "siteUrl" | "consentSigner">,
  pairId: number,
) => siteUrl + to(consentLinkPath(consentSigner.sign(String(pairId))));

export function readConsentLink({ consentSigner }: Pick<PhotoDeps, "consentSigner">, link: string) {
  const id = Number(consentSigner.read(link) ?? "");
  return Number.isInteger(id) && id > 0 ? id : null;
}
