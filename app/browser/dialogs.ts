import { on } from "./on.ts";

/** What a browser does not know yet of its own dialogs. */
export function startDialogs() {
  if (!("command" in HTMLButtonElement.prototype)) on("click", "button[commandfor]", (button) => dialogOf(button)?.showModal());
  if (!("closedBy" in HTMLDialogElement.prototype))
    on("click", "dialog[closedby=any]", (dialog, { target }) => target === dialog && dialog instanceof HTMLDialogElement && dialog.close());
  // A page that the back button brings again begins without its menu.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  });
}

function dialogOf(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}
