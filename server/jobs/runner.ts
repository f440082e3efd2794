import type { InvalidationFeed } from "#database/invalidation.ts";
import { chainEntries } from "#domain/audit-log/chain-entries.server.ts";
import { emailTag } from "#domain/email/queue-email.server.ts";
import { jobsTag } from "#domain/jobs/list-jobs.server.ts";
import { type Job, runDueJobs, runJob } from "#domain/jobs/run-jobs.server.ts";
import { inboxTag } from "#domain/moderation/decide.server.ts";
import { undoSeconds } from "#domain/moderation/inbox.ts";
import { newsletterCampaignTag } from "#domain/newsletter/schedule-campaigns.server.ts";
import type { Services } from "#domain/services.ts";
import type { Logger } from "#platform/logger.ts";
import { describeFailure } from "../http/describe-failure.ts";
import type { OutageLog } from "../outage-log.ts";
import { applyDecisionsJob, sendCampaignsJob, sendEmailsJob } from "./jobs.ts";

const lookAgain = 15_000;

/**
 * Runs due jobs at intervals. Emails and newsletter campaigns run as soon as they are announced,
 * and inbox decisions once their undo minute is over.
 */
export function startJobs(
  services: Services,
  list: Job[],
  changes: InvalidationFeed,
  logger: Logger,
  outage: OutageLog,
) {
  const wanted = new Set<string>();
  let isClosed = false;
  let working: Promise<void> | null = null;

  const report = (name: string, error: unknown) => {
    if (!outage(error, { job: name }))
      logger.error({ job: name, ...describeFailure(error) }, "a job failed");
  };

  async function work() {
    do {
      for (const name of [applyDecisionsJob, sendCampaignsJob, sendEmailsJob].filter((each) =>
        wanted.delete(each),
      )) {
        const ran = await runJob(services, list, name);
        if (ran?.error) report(name, ran.error);
      }
      await runDueJobs(services, list, { tell: report });
      await chainEntries(services);
    } while (wanted.size > 0 && !isClosed);
  }
  function wake() {
    if (isClosed) return;
    working ??= work()
      .catch((error: unknown) => {
        if (!outage(error)) logger.error(describeFailure(error), "jobs could not be run");
      })
      .finally(() => {
        working = null;
      });
  }
  function ask(name: string) {
    wanted.add(name);
    wake();
  }
  const inAMinute = new Set<NodeJS.Timeout>();
  function askInAMinute() {
    const timeout = setTimeout(() => {
      inAMinute.delete(timeout);
      ask(applyDecisionsJob);
    }, undoSeconds * 1000).unref();
    inAMinute.add(timeout);
  }
  changes.onChange((tags) => {
    if (tags.includes(inboxTag)) askInAMinute();
    if (tags.includes(newsletterCampaignTag)) ask(sendCampaignsJob);
    if (tags.some((tag) => tag === emailTag || tag === "*")) ask(sendEmailsJob);
    else if (tags.includes(jobsTag)) wake();
  });
  const timer = setInterval(wake, lookAgain).unref();
  wake();

  return {
    async stop() {
      isClosed = true;
      clearInterval(timer);
      for (const timeout of inAMinute) clearTimeout(timeout);
      await working;
    },
  };
}
