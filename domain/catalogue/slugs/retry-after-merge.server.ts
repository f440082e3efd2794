import { breaksForeignKey } from "#database/breaks-foreign-key.ts";

/**
 * Retries once if the listing was merged between lookup and insert. The second lookup finds the
 * remaining listing.
 */
export const retryAfterMerge =
  <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
  async (...args: Args) => {
    try {
      return await work(...args);
    } catch (error) {
      if (!breaksForeignKey(error)) throw error;
      return work(...args);
    }
  };
