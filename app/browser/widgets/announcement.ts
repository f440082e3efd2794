import { on } from "../navigation/on.ts";
import { storageKeys, writeStored } from "./browser-storage.ts";

/** Keeps the bar closed in this browser until its text changes. */
export function startAnnouncement() {
  on("click", "#announcement-bar button", () => {
    const bar = document.getElementById("announcement-bar");
    writeStored(storageKeys.announcementClosed, bar?.dataset.words ?? "");
    bar?.remove();
  });
}
