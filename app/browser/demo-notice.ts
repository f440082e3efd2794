import { on } from "./on.ts";
import { kept, recall, remember } from "./remembered.ts";

export function startDemoNotice() {
  const notice = document.getElementById("demo-notice");
  if (recall(kept.demoDismissed)) notice?.remove();
  on("click", "#demo-notice button", () => {
    remember(kept.demoDismissed, "1");
    notice?.remove();
  });
}
