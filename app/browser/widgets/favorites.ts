import { say } from "#shared/say.ts";
import { fetchCurrentUser } from "./account.ts";
import { readStoredList, storageKeys, writeStoredList } from "./browser-storage.ts";
import { showToast } from "./toasts.ts";

/**
 * Favorites of the account, in memory only: none of them stay in the browser. Null while this
 * browser stores them itself.
 */
let ofAccount: string[] | null = null;

export const getFavorites = () => ofAccount ?? readStoredList(storageKeys.favorites);
export const areFavoritesInAccount = () => ofAccount !== null;

/** Moves favorites stored in this browser to the signed-in account. Returns true if any moved. */
export async function moveFavoritesToAccount(): Promise<boolean> {
  const me = await fetchCurrentUser();
  if (!me) return false;
  ofAccount = me.favourites;
  const own = readStoredList(storageKeys.favorites);
  if (own.length === 0 || !(await addToAccount(own))) return false;
  writeStoredList(storageKeys.favorites, []);
  return true;
}

/** Returns true if they are saved. */
export async function addFavorites(slugs: string[], painted: () => void): Promise<boolean> {
  const before = getFavorites();
  const all = [...slugs, ...before.filter((slug) => !slugs.includes(slug))];
  if (!ofAccount) {
    writeStoredList(storageKeys.favorites, all);
    return true;
  }
  ofAccount = all;
  painted();
  const [only, ...others] = slugs;
  const isDone = await inTurn(() =>
    only && others.length === 0 ? changeInAccount("PUT", only) : addToAccount(slugs),
  );
  if (!isDone) refuse(before, painted);
  return isDone;
}

export async function removeFavorite(slug: string, painted: () => void) {
  const before = getFavorites();
  const rest = before.filter((other) => other !== slug);
  if (!ofAccount) return writeStoredList(storageKeys.favorites, rest);
  ofAccount = rest;
  painted();
  if (!(await inTurn(() => changeInAccount("DELETE", slug)))) refuse(before, painted);
}

let lastChange: Promise<unknown> = Promise.resolve();

/** Sends each change after the answer to the one before, so the last click is the one that counts. */
function inTurn(change: () => Promise<boolean>) {
  const result = lastChange.then(change);
  lastChange = result.catch(() => false);
  return result;
}

function refuse(before: string[], painted: () => void) {
  ofAccount = before;
  painted();
  void showToast({
    title: say("We could not change your favorites"),
    text: say("Reload the page and try again."),
  });
}

async function addToAccount(slugs: string[]) {
  const headers = { "content-type": "application/json" };
  const response = await fetch("/api/me/favourites", {
    method: "POST",
    headers,
    body: JSON.stringify({ slugs }),
  }).catch(() => null);
  if (!response?.ok) return false;
  const saved: { slug: string }[] = await response.json();
  ofAccount = saved.map(({ slug }) => slug);
  return true;
}

function changeInAccount(method: "PUT" | "DELETE", slug: string) {
  return fetch(`/api/me/favourites/${slug}`, { method }).then(
    ({ ok }) => ok,
    () => false,
  );
}
