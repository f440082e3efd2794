import { readList, recall, remember } from "../ui/use-remembered.ts";

const key = "recent-searches";
const stored = 5;
export const recentShown = 3;

/** The last searches of this browser, the latest first. What is kept and cannot be read counts as none. */
export function recentSearches(): string[] {
  const kept = recall(key);
  const list = readList(kept);
  if (kept && list.length === 0 && kept !== "[]") console.warn("Recent searches cannot be read and are ignored.");
  return list;
}

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  remember(key, JSON.stringify([text, ...others].slice(0, stored)));
}
