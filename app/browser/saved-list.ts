import { tellSwapped } from "./on.ts";
import { kept, onRemembered, recallList } from "./remembered.ts";

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
  const text = await fetch(`/profile?saved=${encodeURIComponent(slugs)}`).then((response) => response.text());
  const list = new DOMParser().parseFromString(text, "text/html").getElementById(part);
  if (!list || slugs !== shown) return;
  document.getElementById(part)?.replaceWith(list);
  tellSwapped();
}
