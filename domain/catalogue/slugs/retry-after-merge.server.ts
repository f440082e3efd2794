import { breaksForeignKey } from "#database/breaks-foreign-key.ts";

/**
 * Retries once if the listing was merged between reading its slug and finding it, or between
 * finding it and the insert. The retry finds the remaining listing.
 */
export const retryAfterMerge =
  <Args extends unknown[], Result extends string | { outcome: string }>(
    work: (...args: Args) => Promise<Result>,
  ) =>
  async (...args: Args) => {
    try {
      const result = await work(...args);
      if (!isMissing(result)) return result;
    } catch (error) {
      if (!breaksForeignKey(error)) throw error;
    }
    return work(...args);
  };

const isMissing = (result: string | { outcome: string }) =>
  (typeof result === "string" ? result : result.outcome) === "not-found";
