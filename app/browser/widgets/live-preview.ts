import { on } from "../navigation/on.ts";

const pause = 600;

/**
 * Previews the email while it is written: sends the form to the frame shortly after each change.
 */
export function startLivePreview() {
  let waiting = 0;
  for (const kind of ["input", "change"] as const)
    on(kind, "form[data-previews-in]", (form) => {
      clearTimeout(waiting);
      waiting = window.setTimeout(() => draw(form), pause);
    });
}

let drawn = 0;

/**
 * Draws into a new, uniquely named frame each time. Otherwise each keystroke adds a history
 * entry.
 */
function draw(form: HTMLElement) {
  const old = document.getElementById(form.dataset.previewsIn ?? "");
  const button = form.querySelector<HTMLButtonElement>("button[data-draws-preview]");
  if (!(old instanceof HTMLIFrameElement) || !button) return;
  const next = document.createElement("iframe");
  for (const { name, value } of old.attributes) if (name !== "src") next.setAttribute(name, value);
  next.name = `drawn-${++drawn}`;
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
