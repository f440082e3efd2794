import { kept, recall, recallList, rememberList } from "#app/browser/remembered.ts";

const stored = 5;
export const recentShown = 3;

export function recentSearches(): string[] {
  const list = recallList(kept.searches);
  const text = recall(kept.searches);
  if (text && list.length === 0 && text !== "[]")
    console.warn("Recent searches cannot be read and are ignored.");
  return list;
}

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  rememberList(kept.searches, [text, ...others].slice(0, stored));
}
