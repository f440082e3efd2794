import { refreshRanks } from "#domain/catalogue/refresh-ranks.server.ts";
import { forgetLeadMessages } from "#domain/leads/ask-for-call.server.ts";
import { forgetSearches } from "#domain/search/log-search.server.ts";
import type { Services } from "#domain/services.ts";
import type { Logger } from "#platform/logger.ts";

const logEvery = 5_000;
const day = 86_400_000;

/** What no visitor waits for: searches are written down, and once a day what time changes is brought up to date. */
export function keepHouse(services: Services, logger: Logger) {
  const { searches } = services;
  const quietly = (what: string, work: () => Promise<unknown>) => work().catch((error: Error) => logger.warn({ error: error.message }, what));
  const log = () => quietly("searches could not be written down", searches.flush);
  const daily = () =>
    quietly("the daily work failed", async () => {
      await refreshRanks(services);
      await forgetSearches(services);
      await forgetLeadMessages(services);
    });
  const timers = [setInterval(log, logEvery), setInterval(daily, day)];
  // The first search finds the listings in memory.
  const working = daily().then(() => quietly("listings could not be read", async () => (await services.reference()).listings()));
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await working;
      await log();
    },
  };
}
