import { brand } from "#site/brand.ts";

/** What this browser keeps for the site. Each key names the product: other sites may share the host. */
export const kept = {
  favourites: keyOf("favorites"),
  compared: keyOf("compare"),
  searches: keyOf("recent-searches"),
  theme: keyOf("theme"),
  demoDismissed: keyOf("demo-notice-dismissed"),
  announcementClosed: keyOf("announcement-closed"),
  draft: keyOf("listing-draft"),
  keysOff: keyOf("inbox-keys-off"),
};

/** The same under the names that earlier versions used. */
const formerKeys: Record<keyof typeof kept, string> = {
  favourites: "favourites",
  compared: "compare",
  searches: "recent-searches",
  theme: "theme",
  demoDismissed: "demo-notice-dismissed",
  announcementClosed: "announcement-closed",
  draft: "draft-of-listing",
  keysOff: "inbox-keys-off",
};

function keyOf(name: string) {
  return `${brand.productSource}:${name}`;
}

/** What earlier versions kept moves to its present name. */
export function startRemembering() {
  for (const [name, former] of Object.entries(formerKeys)) {
    const value = recall(former);
    if (value === null) continue;
    const key = kept[name as keyof typeof kept];
    if (recall(key) === null) remember(key, value);
    remember(former, null);
  }
}

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
