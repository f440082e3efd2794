import { plural, say } from "#shared/say.ts";
import { on, onPageChange } from "../navigation/on.ts";
import { onStorageChange } from "./browser-storage.ts";
import {
  addFavorites,
  areFavoritesInAccount,
  getFavorites,
  moveFavoritesToAccount,
  removeFavorite,
} from "./favorites.ts";
import { findEnclosingListing } from "./find-enclosing-listing.ts";
import { refreshSavedList } from "./saved-list.ts";
import { showToast } from "./toasts.ts";

const where = () =>
  areFavoritesInAccount()
    ? say("Saved to My Profile.")
    : say("Saved to My Profile in this browser.");

/** Toggles favorites. The most recent one comes first. */
export function startSaving() {
  on("click", "button[data-save]", async (heart) => {
    const { slug, name } = findEnclosingListing(heart);
    if (getFavorites().includes(slug)) return void removeFavorite(slug, paint);
    if (await addFavorites([slug], paint))
      void showToast({ title: say("{name} is saved", { name }), text: where() });
  });
  on("click", "button[data-save-all]", async ({ dataset: { saveAll = "" } }) => {
    const fresh = saveAll.split(",").filter((slug) => !getFavorites().includes(slug));
    if (fresh.length > 0 && !(await addFavorites(fresh, paint))) return;
    void showToast({
      title:
        fresh.length > 0
          ? plural(fresh.length, "med spa is saved", "med spas are saved")
          : say("All of them were already saved"),
      text: where(),
    });
  });
  onPageChange(paint);
  onStorageChange(paint);
  void moveFavoritesToAccount().then((hasMoved) => {
    paint();
    if (hasMoved) void refreshSavedList();
  });
}

function paint() {
  const saved = new Set(getFavorites());
  for (const heart of document.querySelectorAll<HTMLElement>("button[data-save]"))
    heart.ariaPressed = String(saved.has(findEnclosingListing(heart).slug));
}
