import type { Changes } from "#database/changes.ts";
import type { Services } from "#domain/services.ts";
import { importsTag } from "#domain/transfer/imports.server.ts";
import { workOnImports } from "#domain/transfer/work-on-imports.server.ts";
import { actAsSite } from "#platform/acting.ts";
import type { Logger } from "#platform/logger.ts";
import { describeFailure } from "../http/describe-failure.ts";

const lookAgain = 15_000;

/** Carries out imports beside the jobs, which would wait for them: as soon as one is asked for, and what another process left. */
export function startImports(services: Services, changes: Changes, logger: Logger) {
  let isClosed = false;
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work() {
    do {
      isWanted = false;
      await actAsSite("import", () => workOnImports(services, { isAsked: () => !isClosed }));
    } while (isWanted && !isClosed);
  }
  function wake() {
    if (isClosed) return;
    working ??= work()
      .catch((error: unknown) => logger.error(describeFailure(error), "an import failed"))
      .finally(() => {
        working = null;
      });
  }
  changes.onChange((tags) => {
    if (!tags.includes(importsTag)) return;
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
