import type { Logger } from "#platform/logger.ts";
import { outOfService } from "#platform/out-of-service.ts";
import { describeFailure } from "./http/describe-failure.ts";

const pause = 60_000;

/** While the disk is full or the database away each request and each job fails: one line a minute says so, with how many others there were. */
export function createOutageLog(logger: Logger, clock = () => performance.now()) {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  /** Whether the failure is one of these. */
  return (error: unknown, fields: object = {}) => {
    if (!outOfService(error)) return false;
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
