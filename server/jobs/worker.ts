import type { InvalidationFeed } from "#database/invalidation.ts";
import { importsTag } from "#domain/imports/imports.server.ts";
import { runImports } from "#domain/imports/run-imports.server.ts";
import type { Services } from "#domain/services.ts";
import { deliverWebhooks } from "#domain/webhooks/deliver-webhooks.server.ts";
import { webhooksTag } from "#domain/webhooks/queue-webhooks.server.ts";
import { runAsSite } from "#platform/audit-actor.ts";
import type { Logger } from "#platform/logger.ts";
import { describeFailure } from "../http/describe-failure.ts";
import type { OutageLog } from "../outage-log.ts";

const lookAgain = 15_000;

type BackgroundWork = {
  name: string;
  tag: string;
  carryOut: (isAsked: () => boolean) => Promise<unknown>;
};

/**
 * Runs long or slow work in workers, so that recurring jobs do not wait for it. Starts on request
 * and picks up what other processes left.
 */
export function startWorker(
  services: Services,
  changes: InvalidationFeed,
  logger: Logger,
  outage: OutageLog,
) {
  const onFailedRow = (error: unknown) =>
    logger.error(describeFailure(error), "an import row could not be saved");
  const works: BackgroundWork[] = [
    {
      name: "import",
      tag: importsTag,
      carryOut: (isAsked) => runImports(services, { isAsked, onFailedRow }),
    },
    {
      name: "webhooks",
      tag: webhooksTag,
      carryOut: (isAsked) => deliverWebhooks(services, isAsked),
    },
  ];
  const started = works.map((work) => start(work, changes, logger, outage));
  return { stop: async () => void (await Promise.all(started.map((each) => each.stop()))) };
}

function start(
  { name, tag, carryOut }: BackgroundWork,
  changes: InvalidationFeed,
  logger: Logger,
  outage: OutageLog,
) {
  let isClosed = false;
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work() {
    do {
      isWanted = false;
      await runAsSite(name, () => carryOut(() => !isClosed));
    } while (isWanted && !isClosed);
  }
  function wake() {
    if (isClosed) return;
    working ??= work()
      .catch((error: unknown) => {
        if (!outage(error, { work: name })) logger.error(describeFailure(error), `${name} failed`);
      })
      .finally(() => {
        working = null;
      });
  }
  changes.onChange((tags) => {
    if (!tags.includes(tag)) return;
    isWanted = true;
    wake();
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
