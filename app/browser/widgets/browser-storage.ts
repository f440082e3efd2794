import { brand } from "#site/brand.ts";

/** Storage keys. Each includes the product name, because other sites may share the host. */
export const storageKeys = {
  favorites: keyOf("favorites"),
  compared: keyOf("compare"),
  searches: keyOf("recent-searches"),
  theme: keyOf("theme"),
  demoDismissed: keyOf("demo-notice-dismissed"),
  announcementClosed: keyOf("announcement-closed"),
  draft: keyOf("listing-draft"),
  keysOff: keyOf("inbox-keys-off"),
};

function keyOf(name: string) {
  return `${brand.productSource}:${name}`;
}

const listeners = new Set<() => void>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Reads a stored list of strings. Foreign data under our key counts as empty. */
export function readStoredList(key: string): string[] {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}

export function writeStoredList(key: string, list: string[]) {
  writeStored(key, list.length > 0 ? JSON.stringify(list) : null);
}

/** Subscribes to every change, including those from other tabs. */
export function onStorageChange(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
