import { decryptIfReadable, type Encryptor } from "#platform/encryption.ts";
import { confirmNewsletterPath, unsubscribeLinkPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { isMailingList, type MailingList } from "./email-lists.ts";

export type LinkDeps = { linkEncryptor: Encryptor; siteUrl: string };

/**
 * Address and list to unsubscribe from (null: all), and the newsletter campaign that contained
 * the link.
 */
export type PreferencesLink = { email: string; list: MailingList | null; campaign?: string };

/** Creates an unsubscribe link. It works as long as the address exists and does not reveal it. */
export const unsubscribeLink = (
  deps: LinkDeps,
  email: string,
  list: MailingList | null = null,
  campaign = "",
) =>
  deps.siteUrl +
  to(
    unsubscribeLinkPath(
      deps.linkEncryptor.seal(`leave ${list ?? "all"} ${email}${campaign && `\n${campaign}`}`),
    ),
  );

export function readUnsubscribeLink(
  { linkEncryptor }: Pick<LinkDeps, "linkEncryptor">,
  link: string,
): PreferencesLink | null {
  const [, list = "", email = "", campaign] =
    /^leave (\S+) (.+)(?:\n(.+))?$/.exec(decryptIfReadable(linkEncryptor, link) ?? "") ?? [];
  if (!email) return null;
  return { email, list: isMailingList(list) ? list : null, ...(campaign ? { campaign } : {}) };
}

/** Creates a link that proves access to the mailbox. */
export const confirmSubscriptionLink = (deps: LinkDeps, email: string) =>
  deps.siteUrl + to(confirmNewsletterPath(deps.linkEncryptor.seal(`confirm ${email}`)));

export const readConfirmSubscriptionLink = (
  { linkEncryptor }: Pick<LinkDeps, "linkEncryptor">,
  link: string,
) => /^confirm (.+)$/.exec(decryptIfReadable(linkEncryptor, link) ?? "")?.[1] ?? null;
