import type { Logger } from "#platform/logger.ts";
import { classifyOutage } from "#platform/out-of-service.ts";
import { describeFailure } from "./http/describe-failure.ts";

const pause = 60_000;

/** Logs an outage once a minute with a count, because every request and job fails meanwhile. */
export function createOutageLog(logger: Logger, clock = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return (error: unknown, fields: object = {}) => {
    if (!classifyOutage(error)) return false;
    if (clock() < quietUntil) unwritten++;
    else {
      logger.warn({ ...fields, ...describeFailure(error), unwritten }, "out of service");
      quietUntil = clock() + pause;
      unwritten = 0;
    }
    return true;
  };
}
export type OutageLog = ReturnType<typeof createOutageLog>;
