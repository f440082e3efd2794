import { navigateInPlace } from "../navigation/in-place-navigation.ts";
import { on } from "../navigation/on.ts";
import { requestPosition } from "./position.ts";

/** Precision of about a hundred yards: close enough for a list. */
const decimals = 3;

/**
 * Requests the visitor's location on click only, and adds it to the URL that the button names. A
 * refusal shows the box with another way to choose a location.
 */
export function startNearMe() {
  on("click", "button[data-near]", (button) => {
    const box = document.querySelector<HTMLElement>("[data-near-else]");
    const showStatus = (words: string, hasFailed = false) => {
      if (hasFailed && box) box.hidden = false;
      box?.querySelector("[role=status]")?.replaceChildren(words);
    };
    requestPosition(showStatus, ({ latitude, longitude }) => {
      const address = new URL(button.dataset.near ?? "", location.href);
      address.searchParams.set(
        "near",
        `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)}`,
      );
      void navigateInPlace(address.href);
    });
  });
}
