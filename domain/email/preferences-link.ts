import type { Sealer } from "#platform/encryption.ts";
import { to } from "#shared/to.ts";
import { isMailingList, type MailingList } from "./email-lists.ts";

export type LinkDeps = { linkSealer: Sealer; siteUrl: string };

/**
 * Address and list to unsubscribe from (null: all), and the newsletter campaign that contained
 * the link.
 */
export type MailingLink = { email: string; list: MailingList | null; campaign?: string };

/** Unsubscribe link. It works as long as the address exists and does not reveal it. */
export const leavingLink = (
  deps: LinkDeps,
  email: string,
  list: MailingList | null = null,
  campaign = "",
) =>
  deps.siteUrl +
  to(
    `/unsubscribe/${deps.linkSealer.seal(`leave ${list ?? "all"} ${email}${campaign && `\n${campaign}`}`)}`,
  );

export function readLeavingLink(
  { linkSealer }: Pick<LinkDeps, "linkSealer">,
  link: string,
): MailingLink | null {
  const [, list = "", email = "", campaign] =
    /^leave (\S+) (.+)(?:\n(.+))?$/.exec(opened(linkSealer, link)) ?? [];
  if (!email) return null;
  return { email, list: isMailingList(list) ? list : null, ...(campaign ? { campaign } : {}) };
}

/** Link that proves access to the mailbox. */
export const confirmingLink = (deps: LinkDeps, email: string) =>
  deps.siteUrl + to(`/newsletter/confirm/${deps.linkSealer.seal(`confirm ${email}`)}`);

export const readConfirmingLink = ({ linkSealer }: Pick<LinkDeps, "linkSealer">, link: string) =>
  /^confirm (.+)$/.exec(opened(linkSealer, link))?.[1] ?? null;

function opened(sealer: Sealer, link: string) {
  try {
    return sealer.open(link);
  } catch {
    return "";
  }
}
