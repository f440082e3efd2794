import type { Database } from "#database/database.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import {
  countEmails,
  findEmail,
  listEmails,
  readEmail,
  retryEmail,
} from "#domain/email/outbox.server.ts";
import {
  listSuppressions,
  releaseAddress,
  type SuppressionReason,
  suppressAddress,
} from "#domain/email/suppressions.server.ts";
import type { Encryptor } from "#platform/encryption.ts";

type Deps = { db: Database; clock: () => Date; emailEncryptor: Encryptor };
type Paging = Parameters<typeof listEmails>[2];

/** Opens the site's emails and suppressed addresses for admins; null for everyone else. */
export function openOutbox(deps: Deps, actor: Actor) {
  if (!may(actor, "email.read")) return null;
  return {
    list: (filter: Parameters<typeof listEmails>[1], page: Paging) =>
      listEmails(deps, filter, page),
    count: () => countEmails(deps),
    find: (id: number) => findEmail(deps, id),
    /** Content of an email. Its links grant account access. */
    read: (id: number) => readEmail(deps, id),
    tryAgain: (id: number) => retryEmail(deps, id),
    suppressed: (words: string, page: Paging) => listSuppressions(deps, words, page),
    suppress: (email: string, reason: SuppressionReason) => suppressAddress(deps, email, reason),
    release: (email: string) => releaseAddress(deps, email),
  };
}
