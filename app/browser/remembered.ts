/** What this browser keeps for the site, by its keys. */
export const kept = {
  favourites: "favourites",
  compared: "compare",
  searches: "recent-searches",
  theme: "theme",
  demoDismissed: "demo-notice-dismissed",
  announcementClosed: "announcement-closed",
  draft: "draft-of-listing",
  keysOff: "inbox-keys-off",
};

const listeners = new Set<() => void>();

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** A kept list of texts; somebody else's data under our key counts as none. */
export function recallList(key: string): string[] {
  try {
    const value: unknown = JSON.parse(recall(key) ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}

export function rememberList(key: string, list: string[]) {
  remember(key, list.length > 0 ? JSON.stringify(list) : null);
}

/** Told of every change, in another tab too. */
export function onRemembered(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
