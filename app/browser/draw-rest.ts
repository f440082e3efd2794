import { whenShown } from "./on.ts";

const atOnce = 3;
const patience = 300;

/**
 * A page begins with what is nearly in sight. Once it stands, the rest is drawn as well, a few parts a frame: nobody waits for it, and whoever
 * scrolls, prints or takes a picture finds it there.
 */
export function startDrawingRest() {
  const begin = () =>
    whenShown(() =>
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
