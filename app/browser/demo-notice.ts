import { readStored, storageKeys, writeStored } from "./browser-storage.ts";
import { on } from "./on.ts";

export function startDemoNotice() {
  const notice = document.getElementById("demo-notice");
  if (readStored(storageKeys.demoDismissed)) notice?.remove();
  on("click", "#demo-notice button", () => {
    writeStored(storageKeys.demoDismissed, "1");
    notice?.remove();
  });
}
