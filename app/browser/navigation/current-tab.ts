import { onPageChange } from "./on.ts";

/** Scrolls the current tab into view, because tabs overflow on narrow screens. */
export function startCurrentTab() {
  onPageChange(() => {
    for (const tabs of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
      const current = tabs.querySelector<HTMLElement>("[aria-current]");
      if (current)
        tabs.scrollLeft =
          current.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
    }
  });
}
