import { findEnclosingListing } from "./find-enclosing-listing.ts";

/** Highlights the pin of a card under the pointer or with focus, before the map itself loads. */
export function startLightingPins() {
  for (const kind of ["pointerover", "focusin"])
    document.addEventListener(kind, ({ target }) => {
      const pins = document.querySelectorAll("[data-pin]");
      if (pins.length === 0 || !(target instanceof Element)) return;
      const { slug } = findEnclosingListing(target);
      for (const pin of pins)
        pin.classList.toggle("is-raised", pin.getAttribute("data-pin") === slug);
    });
}
