import type { Changes } from "#database/changes.ts";
import { sealChanges } from "#domain/audit/seal-changes.server.ts";
import { jobsTag } from "#domain/jobs/list-jobs.server.ts";
import { type Job, runDueJobs, runJob } from "#domain/jobs/run-jobs.server.ts";
import { mailTag } from "#domain/mail/queue-mail.server.ts";
import type { Services } from "#domain/services.ts";
import type { Logger } from "#platform/logger.ts";
import { describeFailure } from "../http/describe-failure.ts";
import { sendMail } from "./jobs.ts";

const lookAgain = 15_000;

/** Carries out what is due, now and again; mails as soon as one is announced. */
export function startJobs(services: Services, list: Job[], changes: Changes, logger: Logger) {
  let isMailWanted = false;
  let isClosed = false;
  let working: Promise<void> | null = null;

  const report = (name: string, error: unknown) => logger.error({ job: name, ...describeFailure(error) }, "a job failed");

  async function work() {
    do {
      if (isMailWanted) {
        isMailWanted = false;
        const sent = await runJob(services, list, sendMail);
        if (sent?.error) report(sendMail, sent.error);
      }
      await runDueJobs(services, list, { tell: report });
      await sealChanges(services);
    } while (isMailWanted && !isClosed);
  }
  function wake() {
    if (isClosed) return;
    working ??= work()
      .catch((error: unknown) => logger.error(describeFailure(error), "jobs could not be carried out"))
      .finally(() => {
        working = null;
      });
  }
  changes.onChange((tags) => {
    isMailWanted ||= tags.some((tag) => tag === mailTag || tag === "*");
    if (isMailWanted || tags.includes(jobsTag)) wake();
  });
  const timer = setInterval(wake, lookAgain).unref();
  wake();

  return {
    async stop() {
      isClosed = true;
      clearInterval(timer);
      await working;
    },
  };
}
