import { readList, useRemembered } from "../ui/use-remembered.ts";

/** Slugs of the listings kept in this browser, the latest first. */
export function useFavourites(): [slugs: string[], change: (slugs: string[]) => void] {
  const [kept, remember] = useRemembered("favourites");
  return [readList(kept), (slugs) => remember(JSON.stringify(slugs))];
}

/** Whether a listing is kept in this browser, and the way to change that. */
export function useFavourite(slug: string): [isSaved: boolean, toggle: () => void] {
  const [slugs, change] = useFavourites();
  const isSaved = slugs.includes(slug);
  return [isSaved, () => change(isSaved ? slugs.filter((other) => other !== slug) : [slug, ...slugs])];
}
