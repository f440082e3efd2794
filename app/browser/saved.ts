import { plural } from "#shared/plural.ts";
import { say } from "#shared/say.ts";
import { addFavorites, areInAccount, dropFavorite, favorites, joinAccount } from "./favorites.ts";
import { listingAround } from "./listing-around.ts";
import { on, whenShown } from "./on.ts";
import { onRemembered } from "./remembered.ts";
import { showSavedAnew } from "./saved-list.ts";
import { showToast } from "./toasts.ts";

const where = () =>
  areInAccount()
    ? say("Your favorites are in My Profile.")
    : say("Your favorites are in My Profile, in this browser.");

/** Toggles favorites. The most recent one comes first. */
export function startSaving() {
  on("click", "button[data-save]", (heart) => {
    const { slug, name } = listingAround(heart);
    if (favorites().includes(slug)) return void dropFavorite(slug, paint);
    void addFavorites([slug], paint);
    void showToast({ title: say("{name} is saved", { name }), text: where() });
  });
  on("click", "button[data-save-all]", ({ dataset: { saveAll = "" } }) => {
    const fresh = saveAll.split(",").filter((slug) => !favorites().includes(slug));
    if (fresh.length > 0) void addFavorites(fresh, paint);
    void showToast({
      title:
        fresh.length > 0
          ? plural(fresh.length, "med spa is saved", "med spas are saved")
          : say("All of them were already saved"),
      text: where(),
    });
  });
  whenShown(paint);
  onRemembered(paint);
  void joinAccount().then((hasMoved) => {
    paint();
    if (hasMoved) void showSavedAnew();
  });
}

function paint() {
  const saved = new Set(favorites());
  for (const heart of document.querySelectorAll<HTMLElement>("button[data-save]"))
    heart.ariaPressed = String(saved.has(listingAround(heart).slug));
}
