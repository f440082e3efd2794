import { whenShown } from "./on.ts";
import { goInPlace } from "./stay-in-place.ts";

const pause = 1_500;

/** Polls a page that shows work in progress until the work is done. */
export function startLookingAgain() {
  let waiting = 0;
  whenShown(() => {
    clearTimeout(waiting);
    if (!document.querySelector("[data-looks-again]")) return;
    waiting = window.setTimeout(() => void goInPlace(location.href, { isBack: true }), pause);
  });
}
