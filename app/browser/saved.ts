import { plural } from "#shared/plural.ts";
import { on, whenShown } from "./on.ts";
import { kept, onRemembered, recallList, rememberList } from "./remembered.ts";
import { showToast } from "./toasts.ts";

const where = "Your favorites are in My Profile, in this browser.";

/** The hearts: what is saved is kept in this browser, the latest first. */
export function startSaving() {
  on("click", "button[data-save]", ({ dataset: { save = "", name = "" } }) => {
    const saved = recallList(kept.favourites);
    if (saved.includes(save)) return rememberList(kept.favourites, without(saved, save));
    rememberList(kept.favourites, [save, ...saved]);
    showToast({ title: `${name} is saved`, text: where });
  });
  on("click", "button[data-save-all]", ({ dataset: { saveAll = "" } }) => {
    const saved = recallList(kept.favourites);
    const fresh = saveAll.split(",").filter((slug) => !saved.includes(slug));
    rememberList(kept.favourites, [...fresh, ...saved]);
    showToast({ title: fresh.length > 0 ? `${plural(fresh.length, "med spa is", "med spas are")} saved` : "All of them were saved already", text: where });
  });
  whenShown(paint);
  onRemembered(paint);
}

function paint() {
  const saved = new Set(recallList(kept.favourites));
  for (const heart of document.querySelectorAll<HTMLElement>("button[data-save]")) heart.ariaPressed = String(saved.has(heart.dataset.save ?? ""));
}

const without = (list: string[], one: string) => list.filter((other) => other !== one);
