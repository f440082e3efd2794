import { navigateInPlace } from "./in-place-navigation.ts";
import { onPageChange } from "./on.ts";

const pause = 1_500;

/** Polls a page that shows work in progress until the work is done. */
export function startPagePolling() {
  let waiting = 0;
  onPageChange(() => {
    clearTimeout(waiting);
    if (!document.querySelector("[data-looks-again]")) return;
    waiting = window.setTimeout(() => void navigateInPlace(location.href, { isBack: true }), pause);
  });
}
