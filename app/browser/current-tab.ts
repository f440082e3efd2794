import { whenShown } from "./on.ts";

/** On a narrow screen the tabs run out of it: the current one is brought into sight. */
export function startCurrentTab() {
  whenShown(() => {
    for (const tabs of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
      const current = tabs.querySelector<HTMLElement>("[aria-current]");
      if (current)
        tabs.scrollLeft =
          current.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - current.offsetWidth) / 2;
    }
  });
}
