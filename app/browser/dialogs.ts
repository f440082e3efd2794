import { isPlain, on } from "./on.ts";

/** What a browser does not know yet of its own dialogs. */
export function startDialogs() {
  if (!("command" in HTMLButtonElement.prototype)) on("click", "button[commandfor]", (button) => dialogOf(button)?.showModal());
  if (!("closedBy" in HTMLDialogElement.prototype))
    on("click", "dialog[closedby=any]", (dialog, { target }) => target === dialog && dialog instanceof HTMLDialogElement && dialog.close());
  // A link to a page opens the dialog in which the same is done, where the page has one.
  on("click", "a[data-dialog]", (link, event) => {
    const dialog = document.getElementById(link.dataset.dialog ?? "");
    if (!(dialog instanceof HTMLDialogElement) || !isPlain(event)) return;
    event.preventDefault();
    link.closest("dialog")?.close();
    dialog.showModal();
  });
  // A page that is edited above the one that names it: only those who run the site have such links.
  if (document.querySelector("dialog [data-opened]")) void import("./opened-pages.ts").then(({ startOpenedPages }) => startOpenedPages());
  // By a script, not `autofocus`: a frame of the page that runs none would complain of it.
  on("toggle", "dialog[popover]", (panel) => panel.matches(":popover-open") && panel.querySelector("button")?.focus(), { capture: true });
  // The page behind a panel is alive: who tabs on is there, and sees it.
  on("focusout", "dialog[popover]", (panel, event) => {
    if (event instanceof FocusEvent && event.relatedTarget instanceof Node && !panel.contains(event.relatedTarget)) panel.hidePopover();
  });
  // A page that the back button brings again begins without its menu.
  addEventListener("pagehide", () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
    for (const panel of document.querySelectorAll<HTMLElement>("dialog:popover-open")) panel.hidePopover();
  });
}

function dialogOf(button: HTMLElement) {
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  return dialog instanceof HTMLDialogElement ? dialog : null;
}
