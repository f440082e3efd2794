import { to } from "#shared/to.ts";
import { tellSwapped } from "./on.ts";
import { kept, onRemembered, recallList, rememberList } from "./remembered.ts";
import { swapMain } from "./swap.ts";

const part = "saved";

/** The favourites are known to this browser alone: their part of the page is asked for by their slugs. */
export function startSavedList() {
  if (document.getElementById(part)?.dataset.of !== "browser") return;
  void show();
  onRemembered(() => void show());
}

let shown: string | null = null;

async function show() {
  const slugs = recallList(kept.favourites).join(",");
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
  // The heart that was pressed is gone with its card: the keyboard goes on from the list.
  if (hadFocus) list.focus({ preventScroll: true });
  tellSwapped();
  followMoves(list.dataset.moved);
}

/** A listing that got another address is kept under that one from now on: its heart is found by it. */
function followMoves(moves = "[]") {
  const moved = new Map<string, string>(JSON.parse(moves));
  if (moved.size === 0) return;
  const now = [...new Set(recallList(kept.favourites).map((slug) => moved.get(slug) ?? slug))];
  shown = now.join(",");
  rememberList(kept.favourites, now);
}

/** In My Profile, what moved into the account a moment ago is still missing. */
export async function showSavedAnew() {
  if (document.getElementById(part)?.dataset.of !== "account") return;
  const text = await fetch(location.href).then((response) => response.text());
  swapMain(new DOMParser().parseFromString(text, "text/html"));
  tellSwapped();
}
