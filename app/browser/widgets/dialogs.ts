import { isPlainClick, on } from "../navigation/on.ts";
import { startPanels } from "./panels.ts";

/** Polyfills dialog features that some browsers lack. */
export function startDialogs() {
  if (!("command" in HTMLButtonElement.prototype))
    on("click", "button[commandfor]", (button) => dialogOf(button)?.showModal());
  if (!("closedBy" in HTMLDialogElement.prototype))
    on(
      "click",
      "dialog[closedby=any]",
      (dialog, { target }) =>
        target === dialog && dialog instanceof HTMLDialogElement && dialog.close(),
    );
  // Where the page has a dialog for the same task, the link opens it instead of navigating.
  on("click", "a[data-dialog]", (link, event) => {
    const dialog = document.getElementById(link.dataset.dialog ?? "");
    if (!(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return;
    event.preventDefault();
    link.closest("dialog")?.close();
    dialog.showModal();
  });
  // A dialog that shows another page: the contact panel.
  if (document.querySelector("dialog [data-opened]"))
    void import("../navigation/page-dialogs.ts").then(({ startPageDialogs }) => startPageDialogs());
  startPanels();
  // A page restored by the back button must not show its open menu.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]"))
      dialog.close();
    for (const panel of document.querySelectorAll<HTMLElement>("dialog:popover-open"))
      panel.hidePopover();
  });
}

function dialogOf(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}
