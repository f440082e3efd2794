import { readList, useRemembered } from "#app/components/ui/use-remembered.ts";

/** Slugs of the listings that are to be compared, kept in this browser. */
export function useCompared(): [slugs: string[], change: (slugs: string[]) => void] {
  const [kept, remember] = useRemembered("compare");
  return [readList(kept), (slugs) => remember(slugs.length > 0 ? JSON.stringify(slugs) : null)];
}
