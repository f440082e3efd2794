import type { InvalidationFeed } from "#database/invalidation.ts";
import { chainEntries } from "#domain/audit-log/chain-entries.server.ts";
import { emailTag } from "#domain/email/queue-email.server.ts";
import { importsTag } from "#domain/imports/imports.server.ts";
import { runImports } from "#domain/imports/run-imports.server.ts";
import { jobsTag } from "#domain/jobs/list-jobs.server.ts";
import { runDueJobs, runJob } from "#domain/jobs/run-jobs.server.ts";
import { inboxTag } from "#domain/moderation/decide.server.ts";
import { undoSeconds } from "#domain/moderation/inbox.ts";
import { newsletterCampaignTag } from "#domain/newsletter/schedule-campaigns.server.ts";
import type { Services } from "#domain/services.ts";
import { deliverWebhooks } from "#domain/webhooks/deliver-webhooks.server.ts";
import { webhooksTag } from "#domain/webhooks/queue-webhooks.server.ts";
import { runAsSite } from "#platform/audit-actor.ts";
import type { Logger } from "#platform/logger.ts";
import { describeFailure } from "../http/describe-failure.ts";
import type { OutageLog } from "../outage-log.ts";
import { applyDecisionsJob, jobsOf, sendCampaignsJob, sendEmailsJob } from "./jobs.ts";
import { startWorker } from "./worker.ts";

/**
 * Starts three workers: recurring jobs do not wait for long imports or slow webhook endpoints.
 * Emails and newsletter campaigns run as soon as they are announced, and inbox decisions once their
 * undo minute is over.
 */
export function startWorkers(
  services: Services,
  changes: InvalidationFeed,
  logger: Logger,
  outage: OutageLog,
) {
  const list = jobsOf(services);
  const announced = new Set<string>();
  const report = (fields: object, message: string) => (error: unknown) => {
    if (!outage(error, fields)) logger.error({ ...fields, ...describeFailure(error) }, message);
  };
  const reportFailure = (job: string, error: unknown) => report({ job }, "a job failed")(error);

  const jobs = startWorker(
    async () => {
      for (const name of [applyDecisionsJob, sendCampaignsJob, sendEmailsJob]) {
        const ran = announced.delete(name) ? await runJob(services, list, name) : null;
        if (ran?.error) reportFailure(name, ran.error);
      }
      await runDueJobs(services, list, { onFailure: reportFailure });
      await chainEntries(services);
    },
    report({}, "jobs could not be run"),
  );
  const announce = (name: string) => {
    announced.add(name);
    jobs.ask();
  };
  const imports = startWorker(
    (isAsked) =>
      runAsSite("import", () =>
        runImports(services, {
          isAsked,
          onFailedRow: report({}, "an import row could not be saved"),
        }),
      ),
    report({ work: "import" }, "import failed"),
  );
  const webhooks = startWorker(
    (isAsked) => runAsSite("webhooks", () => deliverWebhooks(services, isAsked)),
    report({ work: "webhooks" }, "webhooks failed"),
  );

  changes.onChange((tags) => {
    if (tags.includes(inboxTag))
      setTimeout(() => announce(applyDecisionsJob), undoSeconds * 1000).unref();
    if (tags.includes(newsletterCampaignTag)) announce(sendCampaignsJob);
    if (tags.some((tag) => tag === emailTag || tag === "*")) announce(sendEmailsJob);
    if (tags.includes(jobsTag)) jobs.ask();
    if (tags.includes(importsTag)) imports.ask();
    if (tags.includes(webhooksTag)) webhooks.ask();
  });
  return {
    stop: async () => void (await Promise.all([jobs, imports, webhooks].map(({ stop }) => stop()))),
  };
}
