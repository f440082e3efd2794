import { on } from "../navigation/on.ts";

/**
 * Detects Apple devices: they open Maps only for Apple's own links. iPads report themselves as
 * Macs.
 */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function startDirections() {
  if (!isApple()) return;
  on(
    "click",
    'a[data-counts="directions"]',
    (link) => {
      if (!(link instanceof HTMLAnchorElement)) return;
      const url = new URL(link.href);
      const destination = url.searchParams.get("destination");
      if (!destination) return;
      url.searchParams.delete("destination");
      url.searchParams.delete("api");
      link.href = `https://maps.apple.com/?${new URLSearchParams({ daddr: destination })}&${url.searchParams}`;
    },
    { capture: true },
  );
}
