import { on } from "../navigation/on.ts";

/** Shows a form's preview page in a dialog above the form. */
export function startPreview() {
  on("click", "button[data-previews]", (button, event) => {
    const dialog = document.getElementById("preview");
    if (!(dialog instanceof HTMLDialogElement) || !(button instanceof HTMLButtonElement)) return;
    const { form } = button;
    if (!form) return;
    event.preventDefault();
    dialog.showModal();
    // `submit()` leaves out the router, which knows no frames.
    const { action } = form;
    Object.assign(form, { action: button.formAction, target: "preview-frame" }).submit();
    Object.assign(form, { action, target: "" });
  });
  // Links must not navigate inside the preview frame.
  if (window !== window.top && document.querySelector("[data-preview-bar]"))
    for (const link of document.links) link.target = "_blank";
}
