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
  // Something may have been chosen before this script was there.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-previews-in]"))
    if (isChanged(form)) draw(form);
}

const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement &&
        (field.checked !== field.defaultChecked || field.value !== field.defaultValue)) ||
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue),
  );

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
