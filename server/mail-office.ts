import type { Changes } from "#database/changes.ts";
import { answerResetRequests } from "#domain/accounts/reset-password.server.ts";
import { sweepAccounts } from "#domain/accounts/sweep.server.ts";
import { deliverMails } from "#domain/mail/deliver-mails.server.ts";
import { mailTag } from "#domain/mail/queue-mail.server.ts";
import type { Services } from "#domain/services.ts";
import type { Logger } from "#platform/logger.ts";
import { describeFailure } from "./http/describe-failure.ts";

const lookAgain = 60_000;

/** Carries out what commands left as rows: as soon as one is announced, and once a minute for what has to be tried again. */
export function openMailOffice(services: Services, changes: Changes, logger: Logger) {
  let isWanted = false;
  let isClosed = false;
  let working: Promise<void> | null = null;

  async function work() {
    while (isWanted && !isClosed) {
      isWanted = false;
      await answerResetRequests(services);
      await deliverMails(services);
    }
  }
  function wake() {
    isWanted = true;
    working ??= work()
      .catch((error: unknown) => logger.error(describeFailure(error), "mails could not be carried out"))
      .finally(() => {
        working = null;
      });
  }
  changes.onChange((tags) => tags.some((tag) => tag === mailTag || tag === "*") && wake());
  const minute = setInterval(() => {
    wake();
    sweepAccounts(services).catch((error: unknown) => logger.error(describeFailure(error), "old sign-ins could not be removed"));
  }, lookAgain).unref();
  wake();

  return {
    async close() {
      isClosed = true;
      clearInterval(minute);
      await working;
    },
  };
}
