import { useEffect, useRef } from "react";
import { hasUnsavedEdits } from "#app/office/components/ui/unsaved-edits.ts";

const pause = 600;

/**
 * Submits a form to the frame of this name shortly after each change, and whenever the server
 * returns another version.
 */
export function useLivePreview(frameName: string, path: string, version: number) {
  const form = useRef<HTMLFormElement>(null);
  const shownVersion = useRef(version);
  const waiting = useRef(0);
  const drawSoon = (delay = pause) => {
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      if (form.current) draw(form.current, path, frameName);
    }, delay);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: something may have been typed before hydration.
  useEffect(() => {
    if (shownVersion.current !== version || (form.current && hasUnsavedEdits(form.current)))
      drawSoon(0);
    shownVersion.current = version;
    return () => clearTimeout(waiting.current);
  }, [version]);
  return { form, drawSoon: () => drawSoon() };
}

let drawn = 0;

/** Draws into a new frame each time. Otherwise each change would add a history entry. */
function draw(form: HTMLFormElement, path: string, frameName: string) {
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
  // `submit` raises no event, so React Router leaves it to the browser.
  const action = form.getAttribute("action") ?? "";
  form.action = path;
  form.target = next.name;
  form.submit();
  form.action = action;
  form.removeAttribute("target");
}
