import { on } from "../navigation/on.ts";
import { readStored, storageKeys, writeStored } from "./browser-storage.ts";

/** Keeps a closed notice closed in this browser: the announcement until its text changes. */
export function startNotices() {
  const demo = document.getElementById("demo-notice");
  if (readStored(storageKeys.demoDismissed)) demo?.remove();
  on("click", "#demo-notice button", () => {
    writeStored(storageKeys.demoDismissed, "1");
    demo?.remove();
  });
  on("click", "#announcement-bar button", () => {
    const bar = document.getElementById("announcement-bar");
    writeStored(storageKeys.announcementClosed, bar?.dataset.words ?? "");
    bar?.remove();
  });
}
