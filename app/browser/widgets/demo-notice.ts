import { on } from "../navigation/on.ts";
import { readStored, storageKeys, writeStored } from "./browser-storage.ts";

export function startDemoNotice() {
  const notice = document.getElementById("demo-notice");
  if (readStored(storageKeys.demoDismissed)) notice?.remove();
  on("click", "#demo-notice button", () => {
    writeStored(storageKeys.demoDismissed, "1");
    notice?.remove();
  });
}
