import { fetchPage, replaceFragment, showFailure } from "./fragments.ts";
import { isPlainClick, on } from "./on.ts";

const part = "[data-opened]";

/**
 * Opens a link's page in a dialog, showing only its `[data-opened]` part. The link that tries again
 * stays in the dialog.
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
}

async function open(asked: HTMLDialogElement, address: string) {
  const answer = await fetchPage(address);
  const answered = answer?.page.querySelector<HTMLElement>(part);
  // A pending search may have replaced the page and its dialog during the request.
  const dialog = asked.isConnected ? asked : document.getElementById(asked.id);
  const old = dialog?.querySelector(part);
  // Navigate to anything that cannot be shown in the dialog.
  if (!old || !(dialog instanceof HTMLDialogElement) || (answer && !answered))
    return location.assign(address);
  if (!dialog.open) dialog.showModal();
  if (answered) replaceFragment(old, answered, { isFocusTaken: true });
  else showFailure(old, "unreached", {}, { retry: address });
  dialog.scrollTop = 0;
}
