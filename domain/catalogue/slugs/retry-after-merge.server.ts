import { breaksForeignKey } from "#database/breaks-foreign-key.ts";

/**
 * Retries once if the listing was merged between reading its slug and finding it, or between
 * finding it and the insert. The retry finds the remaining listing.
 */
export async function retryAfterMerge<Result extends string | { outcome: string }>(
  work: () => Promise<Result>,
) {
  try {
    const result = await work();
    if (!isMissing(result)) return result;
  } catch (error) {
    if (!breaksForeignKey(error)) throw error;
  }
  return work();
}

const isMissing = (result: string | { outcome: string }) =>
  (typeof result === "string" ? result : result.outcome) === "not-found";
