import { on } from "../navigation/on.ts";

/** Shows a form's preview page in a dialog above the form. */
export function startPreview() {
  on("click", "button[data-previews]", (button) => {
    const dialog = document.getElementById("preview");
    if (!(dialog instanceof HTMLDialogElement) || !(button instanceof HTMLButtonElement)) return;
    button.formTarget = "preview-frame";
    dialog.showModal();
  });
  // Links must not navigate inside the preview frame.
  if (window !== window.top && document.querySelector("[data-preview-bar]"))
    for (const link of document.links) link.target = "_blank";
}
