import { isPlain, on } from "./on.ts";
import { startPanels } from "./panels.ts";

/** What a browser does not know yet of its own dialogs. */
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
  // A link to a page opens the dialog in which the same is done, where the page has one.
  on("click", "a[data-dialog]", (link, event) => {
    const dialog = document.getElementById(link.dataset.dialog ?? "");
    if (!(dialog instanceof HTMLDialogElement) || !isPlain(event)) return;
    event.preventDefault();
    link.closest("dialog")?.close();
    dialog.showModal();
  });
  // A page that is edited above the one that names it: only those who run the site have such links.
  if (document.querySelector("dialog [data-opened]"))
    void import("./opened-pages.ts").then(({ startOpenedPages }) => startOpenedPages());
  startPanels();
  // A page that the back button brings again begins without its menu.
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
