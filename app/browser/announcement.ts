import { on } from "./on.ts";
import { kept, remember } from "./remembered.ts";

/** Keeps the bar closed in this browser until its text changes. */
export function startAnnouncement() {
  on("click", "#announcement-bar button", () => {
    const bar = document.getElementById("announcement-bar");
    remember(kept.announcementClosed, bar?.dataset.words ?? "");
    bar?.remove();
  });
}
