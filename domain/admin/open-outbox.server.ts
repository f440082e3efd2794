import type { Database } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import {
  countMails,
  findMail,
  listMails,
  readMail,
  tryMailAgain,
} from "#domain/email/outbox.server.ts";
import {
  listSuppressions,
  type Reason,
  release,
  suppress,
} from "#domain/email/suppressions.server.ts";
import type { Sealer } from "#platform/encryption.ts";

type Deps = { db: Database; clock: () => Date; mailSealer: Sealer };
type Page = Parameters<typeof listMails>[2];

/** The site's emails and suppressed addresses, for admins; null for everyone else. */
export function openOutbox(deps: Deps, actor: Actor) {
  if (!may(actor, "email.read")) return null;
  return {
    list: (asked: Parameters<typeof listMails>[1], page: Page) => listMails(deps, asked, page),
    count: () => countMails(deps),
    find: (id: number) => findMail(deps, id),
    /** Content of an email. Its links grant account access. */
    read: (id: number) => readMail(deps, id),
    tryAgain: (id: number) => tryMailAgain(deps, id),
    suppressed: (words: string, page: Page) => listSuppressions(deps, words, page),
    suppress: (email: string, reason: Reason) => suppress(deps, email, reason),
    release: (email: string) => release(deps, email),
  };
}
