import type { Sealer } from "#platform/encryption.ts";
import { to } from "#shared/to.ts";
import { isMailingList, type MailingList } from "./email-lists.ts";

export type LinkTouches = { linkSealer: Sealer; siteUrl: string };

/**
 * Address and list to unsubscribe from (null: all), and the newsletter campaign that contained
 * the link.
 */
export type MailingLink = { email: string; list: MailingList | null; campaign?: string };

/** Unsubscribe link. It works as long as the address exists and does not reveal it. */
export const leavingLink = (
  touches: LinkTouches,
  email: string,
  list: MailingList | null = null,
  campaign = "",
) =>
  touches.siteUrl +
  to(
    `/unsubscribe/${touches.linkSealer.seal(`leave ${list ?? "all"} ${email}${campaign && `\n${campaign}`}`)}`,
  );

export function readLeavingLink(
  { linkSealer }: Pick<LinkTouches, "linkSealer">,
  link: string,
): MailingLink | null {
  const [, list = "", email = "", campaign] =
    /^leave (\S+) (.+)(?:\n(.+))?$/.exec(opened(linkSealer, link)) ?? [];
  if (!email) return null;
  return { email, list: isMailingList(list) ? list : null, ...(campaign ? { campaign } : {}) };
}

/** Link that proves access to the mailbox. */
export const confirmingLink = (touches: LinkTouches, email: string) =>
  touches.siteUrl + to(`/newsletter/confirm/${touches.linkSealer.seal(`confirm ${email}`)}`);

export const readConfirmingLink = ({ linkSealer }: Pick<LinkTouches, "linkSealer">, link: string) =>
  /^confirm (.+)$/.exec(opened(linkSealer, link))?.[1] ?? null;

function opened(sealer: Sealer, link: string) {
  try {
    return sealer.open(link);
  } catch {
    return "";
  }
}
