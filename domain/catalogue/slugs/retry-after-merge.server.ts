import { breaksForeignKey } from "#database/breaks-foreign-key.ts";

/** Between the look for a listing and the row that names it, the listing may have become another: then all is done anew, once, and finds that one. */
export function followsMerges<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
) {
  return async (...args: Args) => {
    try {
      return await work(...args);
    } catch (error) {
      if (!breaksForeignKey(error)) throw error;
      return work(...args);
    }
  };
}
