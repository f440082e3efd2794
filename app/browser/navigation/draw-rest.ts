import { onPageChange } from "./on.ts";

const atOnce = 3;
const patience = 300;

/**
 * Renders the rest of a page a few parts per frame after the first parts are shown. Nothing waits
 * for it, and scrolling, printing, or a screenshot finds everything in place.
 */
export function startDrawingRest() {
  const begin = () =>
    onPageChange(() =>
      drawOn([...document.querySelectorAll<HTMLElement>(".drawn-when-near:not([data-drawn])")]),
    );
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

function drawOn(parts: HTMLElement[]) {
  if (parts.length === 0) return;
  whenIdle(() => {
    for (const part of parts.slice(0, atOnce)) part.dataset.drawn = "";
    requestAnimationFrame(() => drawOn(parts.slice(atOnce)));
  });
}

const whenIdle = (act: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(act, { timeout: patience })
    : setTimeout(act);
