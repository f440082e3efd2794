import { useSyncExternalStore } from "react";

const key = "favourites";
const listeners = new Set<() => void>();

/** Whether a listing is kept in this browser, and the way to change that. */
export function useFavourite(slug: string): [isSaved: boolean, toggle: () => void] {
  const saved = useSyncExternalStore(subscribe, read, () => "[]");
  const slugs = parse(saved);
  const toggle = () => write(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug]);
  return [slugs.includes(slug), toggle];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

function read() {
  return localStorage.getItem(key) ?? "[]";
}

function write(slugs: string[]) {
  localStorage.setItem(key, JSON.stringify(slugs));
  for (const listener of listeners) listener();
}

/** Somebody else's data under our key counts as none. */
function parse(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  } catch {
    return [];
  }
}
