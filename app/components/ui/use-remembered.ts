import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

/** A text that this browser keeps, or null: on the server, at first, and where storage is refused. All who ask for a key agree. */
export function useRemembered(key: string): [value: string | null, remember: (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => recall(key),
    () => null,
  );
  return [value, (next) => remember(key, next)];
}

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
export function readList(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
