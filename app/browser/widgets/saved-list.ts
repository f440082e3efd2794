import { to } from "#shared/say.ts";
import { fetchPage, replaceFragment, showFailure } from "../navigation/fragments.ts";
import { showPage } from "../navigation/in-place-navigation.ts";
import { onPageChange } from "../navigation/on.ts";
import {
  onStorageChange,
  readStoredList,
  storageKeys,
  writeStoredList,
} from "./browser-storage.ts";

const part = "saved";

/** Loads the favorites by their slugs, which only this browser has. */
export function startSavedList() {
  if (document.getElementById(part)?.dataset.of !== "browser") return;
  onStorageChange(() => void show());
  onPageChange(() => void show());
}

let shownSlugs: string | null = null;

async function show() {
  const slugs = readStoredList(storageKeys.favorites).join(",");
  if (slugs === shownSlugs) return;
  shownSlugs = slugs;
  const answer = await fetchPage(to(`/profile?saved=${encodeURIComponent(slugs)}`));
  const [old, list] = [document.getElementById(part), answer?.page.getElementById(part)];
  if (!old || slugs !== shownSlugs) return;
  if (!list) {
    shownSlugs = null;
    old.replaceChildren();
    // The page loads this by itself, so the focus stays where the visitor is.
    return showFailure(
      old,
      answer ? "failed" : "unreached",
      {},
      { retry: location.href, isFocused: false },
    );
  }
  replaceFragment(old, list);
  followMoves(list.dataset.moved);
}

/** Stores renamed listings under their new slug, so their hearts still match. */
function followMoves(moves = "[]") {
  const moved = new Map<string, string>(JSON.parse(moves));
  if (moved.size === 0) return;
  const now = [
    ...new Set(readStoredList(storageKeys.favorites).map((slug) => moved.get(slug) ?? slug)),
  ];
  shownSlugs = now.join(",");
  writeStoredList(storageKeys.favorites, now);
}

export async function refreshSavedList() {
  if (document.getElementById(part)?.dataset.of !== "account") return;
  const answer = await fetchPage(location.href);
  if (answer) showPage(answer.page);
}
