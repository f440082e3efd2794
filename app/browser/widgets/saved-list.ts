import { to } from "#shared/to.ts";
import { dispatchPageChange } from "../navigation/on.ts";
import { swapMain } from "../navigation/swap-main.ts";
import {
  onStorageChange,
  readStoredList,
  storageKeys,
  writeStoredList,
} from "./browser-storage.ts";

const part = "saved";

/** Loads the favorites by their slugs, because only this browser knows them. */
export function startSavedList() {
  if (document.getElementById(part)?.dataset.of !== "browser") return;
  void show();
  onStorageChange(() => void show());
}

let shown: string | null = null;

async function show() {
  const slugs = readStoredList(storageKeys.favorites).join(",");
  if (slugs === shown) return;
  shown = slugs;
  const text = await fetch(to(`/profile?saved=${encodeURIComponent(slugs)}`)).then((response) =>
    response.text(),
  );
  const list = new DOMParser().parseFromString(text, "text/html").getElementById(part);
  if (!list || slugs !== shown) return;
  const old = document.getElementById(part);
  const hadFocus = old?.contains(document.activeElement);
  old?.replaceWith(list);
  // The pressed heart is gone with its card, so keyboard focus continues from the list.
  if (hadFocus) list.focus({ preventScroll: true });
  dispatchPageChange();
  followMoves(list.dataset.moved);
}

/** Stores renamed listings under their new slug, so their hearts still match. */
function followMoves(moves = "[]") {
  const moved = new Map<string, string>(JSON.parse(moves));
  if (moved.size === 0) return;
  const now = [
    ...new Set(readStoredList(storageKeys.favorites).map((slug) => moved.get(slug) ?? slug)),
  ];
  shown = now.join(",");
  writeStoredList(storageKeys.favorites, now);
}

export async function refreshSavedList() {
  if (document.getElementById(part)?.dataset.of !== "account") return;
  const text = await fetch(location.href).then((response) => response.text());
  swapMain(new DOMParser().parseFromString(text, "text/html"));
  dispatchPageChange();
}
