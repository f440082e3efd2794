import { useEffect, useState } from "react";
import type { PricedPoint } from "#domain/search/hits-on-map.ts";

type PointsResult = { query: string; points: PricedPoint[]; total: number };

/** Returns all points of a query. The list is empty while loading and after a failure. */
export function usePoints(query: string) {
  const [found, setFound] = useState<PointsResult | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const load = async () => {
      const response = await fetch(`/api/map${query}`, { signal: abort.signal });
      if (!response.ok) throw new Error(`The points answered with ${response.status}`);
      const answer: Omit<PointsResult, "query"> = await response.json();
      setFound({ query, ...answer });
    };
    load().catch(() => abort.signal.aborted || setFailed(query));
    return () => abort.abort();
  }, [query]);
  return { found: found?.query === query ? found : null, isMissing: failed === query };
}
