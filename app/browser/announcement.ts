import { on } from "./on.ts";
import { kept, remember } from "./remembered.ts";

/** Closed in this browser for as long as its words stay the same. */
export function startAnnouncement() {
  on("click", "#announcement-bar button", () => {
    const bar = document.getElementById("announcement-bar");
    remember(kept.announcementClosed, bar?.dataset.words ?? "");
    bar?.remove();
  });
}
