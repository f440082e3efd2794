import { useEffect, useRef } from "react";
import { hasUnsavedEdits } from "#app/components/office/unsaved-edits.ts";

const pause = 600;

/**
 * Sends a form to the frame of this name shortly after each change, with the button that draws the
 * preview.
 */
export function useLivePreview(frameName: string) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const waiting = useRef(0);
  const drawSoon = (delay = pause) => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      if (button.current) draw(button.current, frameName);
    }, delay);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: something may have been typed before hydration.
  useEffect(() => {
    if (form.current && hasUnsavedEdits(form.current)) drawSoon(0);
    return () => clearTimeout(waiting.current);
  }, []);
  return { form, button, drawSoon: () => drawSoon() };
}

let drawn = 0;

/** Draws into a new frame each time. Otherwise each change would add a history entry. */
function draw(button: HTMLButtonElement, frameName: string) {
  const old = document.getElementById(frameName);
  if (!(old instanceof HTMLIFrameElement)) return;
  const next = old.cloneNode() as HTMLIFrameElement;
  next.removeAttribute("src");
  next.name = `${frameName}-${++drawn}`;
  next.classList.add("sr-only");
  old.removeAttribute("id");
  old.after(next);
  next.addEventListener("load", () => {
    next.classList.remove("sr-only");
    old.remove();
  });
  button.formTarget = next.name;
  button.click();
}
