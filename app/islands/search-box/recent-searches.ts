import {
  readStored,
  readStoredList,
  storageKeys,
  writeStoredList,
} from "#app/browser/widgets/browser-storage.ts";

const stored = 5;
export const maxRecentSearches = 3;

export function recentSearches(): string[] {
  const list = readStoredList(storageKeys.searches);
  const text = readStored(storageKeys.searches);
  if (text && list.length === 0 && text !== "[]")
    console.warn("Recent searches cannot be read and are ignored.");
  return list;
}

export function rememberSearch(text: string) {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  writeStoredList(storageKeys.searches, [text, ...others].slice(0, stored));
}
