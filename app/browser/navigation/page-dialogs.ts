import { fetchPage, replaceFragment, showFailure } from "./fragments.ts";
import { navigateInPlace } from "./in-place-navigation.ts";
import { isPlainClick, on } from "./on.ts";

const part = "[data-opened]";

/**
 * Opens a link's page in a dialog, showing only its `[data-opened]` part. Links in it with
 * `data-keeps-place` stay in the dialog. Saved changes appear on the page when the dialog closes.
 */
export function startPageDialogs() {
  on("click", `a[data-opens-in], ${part} a[data-keeps-place]`, (link, event) => {
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
    `dialog ${part} form`,
    (form, event) => {
      const dialog = form.closest("dialog");
      if (!(form instanceof HTMLFormElement) || !dialog || form.method === "dialog") return;
      event.preventDefault();
      void open(dialog, form.action, { method: "post", body: bodyOf(form, event.submitter) });
    },
    { capture: true },
  );
}

/** The body that a form would send. */
export const bodyOf = (form: HTMLFormElement, submitter?: HTMLElement | null) =>
  new URLSearchParams(
    [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]),
  );

async function open(asked: HTMLDialogElement, address: string, sent?: RequestInit) {
  const answer = await fetchPage(address, sent);
  const answered = answer?.page.querySelector<HTMLElement>(part);
  // A pending search may have replaced the page and its dialog during the request.
  const dialog = asked.isConnected ? asked : document.getElementById(asked.id);
  const old = dialog?.querySelector(part);
  // Navigate to anything that cannot be shown in the dialog.
  if (!old || !(dialog instanceof HTMLDialogElement) || (answer && !answered))
    return location.assign(address);
  if (sent) dialog.dataset.saved = "1";
  if (!dialog.open) {
    dialog.showModal();
    const refresh = () => dialog.dataset.saved && void navigateInPlace(location.href);
    dialog.addEventListener("close", refresh, { once: true });
  }
  if (answered) replaceFragment(old, answered, { isFocusTaken: true });
  else showFailure(old, "unreached", {}, address);
  dialog.scrollTop = 0;
}
