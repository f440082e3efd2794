import { on } from "../navigation/on.ts";

/** Reports whether this is a device from Apple. iPads report themselves as Macs. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Asks for directions in Apple's maps app on Apple's devices. */
export function startDirections() {
  if (!isApple()) return;
  on(
    "click",
    'a[data-counts="directions"]',
    (link) => {
      if (link instanceof HTMLAnchorElement) link.search = "?maps=apple";
    },
    { capture: true },
  );
}
