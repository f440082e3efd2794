import type { Services } from "#domain/services.ts";
import type { Logger } from "#platform/logger.ts";

const logEvery = 5_000;

/** Writes searches and events after their responses, and preloads the listings, per process. */
export function startMaintenance(
  {
    searches,
    events,
    adCounts,
    reference,
  }: Pick<Services, "searches" | "events" | "adCounts" | "reference">,
  logger: Logger,
) {
  const quietly = (what: string, work: () => Promise<unknown>) =>
    work().catch((error: Error) => logger.warn({ error: error.message }, what));
  const log = async () => {
    await quietly("searches could not be saved", searches.flush);
    await quietly("events could not be saved", events.flush);
    await quietly("ad views could not be counted", adCounts.flush);
  };
  const timer = setInterval(log, logEvery);
  const warming = quietly("listings could not be read", async () => (await reference()).listings());
  return {
    async stop() {
      clearInterval(timer);
      await warming;
      await log();
    },
  };
}
