import { navigateInPlace } from "./in-place-navigation.ts";
import { dispatchPageChange, isPlainClick, on } from "./on.ts";

/**
 * Opens a link's page in a dialog, showing only its `[data-opened]` part. Links in it with
 * `data-keeps-place` stay in the dialog. Saved changes appear on the page when the dialog closes.
 */
export function startPageDialogs() {
  on("click", "a[data-opens-in], [data-opened] a[data-keeps-place]", (link, event) => {
    const dialog = link.closest("dialog") ?? document.getElementById(link.dataset.opensIn ?? "");
    if (
      !(link instanceof HTMLAnchorElement) ||
      !(dialog instanceof HTMLDialogElement) ||
      !isPlainClick(event)
    )
      return;
    event.preventDefault();
    void open(dialog, link.href);
  });
  on(
    "submit",
    "dialog [data-opened] form",
    (form, event) => {
      const dialog = form.closest("dialog");
      if (!(form instanceof HTMLFormElement) || !dialog || form.method === "dialog") return;
      event.preventDefault();
      const { submitter } = event;
      const body = new URLSearchParams(
        [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
      );
      void open(dialog, form.action, { method: "post", body });
    },
    { capture: true },
  );
}

async function open(asked: HTMLDialogElement, address: string, sent?: RequestInit) {
  const answered = await fetch(address, sent)
    .then((response) => response.text())
    .then((text) =>
      new DOMParser().parseFromString(text, "text/html").querySelector("[data-opened]"),
    )
    .catch(() => null);
  // A pending search may have replaced the page and its dialog during the request.
  const dialog = asked.isConnected ? asked : document.getElementById(asked.id);
  // Navigate to anything that cannot be shown in the dialog.
  if (!answered || !(dialog instanceof HTMLDialogElement)) return location.assign(address);
  dialog.querySelector("[data-opened]")?.replaceWith(answered);
  if (sent) dialog.dataset.saved = "1";
  if (!dialog.open) {
    dialog.showModal();
    dialog.addEventListener(
      "close",
      () => dialog.dataset.saved && void navigateInPlace(location.href),
      {
        once: true,
      },
    );
  }
  dialog
    .querySelector<HTMLElement>(
      "[data-opened] [role=alert], [data-opened] [role=status], [data-opened] :is(h1, h2)",
    )
    ?.focus();
  dialog.scrollTop = 0;
  dispatchPageChange();
}
