import { on } from "./on.ts";

/** A form that is previewed on a page of its own is shown above itself instead. */
export function startPreview() {
  on("click", "button[data-previews]", (button) => {
    const dialog = document.getElementById("preview");
    if (!(dialog instanceof HTMLDialogElement) || !(button instanceof HTMLButtonElement)) return;
    button.formTarget = "preview-frame";
    dialog.showModal();
  });
  // In its frame nothing but the page itself may be shown.
  if (window !== window.top && document.querySelector("[data-preview-bar]"))
    for (const link of document.links) link.target = "_blank";
}
