import { accountEvents } from "#database/schema/accounts/accounts.ts";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { profileSecurityPath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { accountChangedEmail } from "../account-emails.ts";
import type { RequestSource } from "../actor.ts";
import type { AccountDeps } from "../deps.ts";
import { momentInWords } from "../format-moment.ts";
import { networkOf } from "../rate-limit/network.ts";

type AccountEventKind = (typeof accountEvents.kind.enumValues)[number];

export async function recordEvent(
  { db, clock }: Pick<AccountDeps, "db" | "clock">,
  userId: number,
  kind: AccountEventKind,
  from?: RequestSource,
) {
  const where = from
    ? { browser: from.browser, network: networkOf(from.address, "neighborhood") }
    : {};
  await db.insert(accountEvents).values({ userId, kind, at: clock(), ...where });
}

/** Notifies the previous address of an account, with a link to its security page. */
export async function emailAccountChange(
  deps: AccountDeps,
  kind: "password changed" | "email changed",
  address: string,
) {
  const what = kind === "password changed" ? "password" : "email address";
  const href = deps.siteUrl + to(profileSecurityPath);
  const content = accountChangedEmail(what, momentInWords(deps.clock()), href);
  await queueEmail(deps, { kind, to: address, content });
}
