import { on, onPageChange } from "../navigation/on.ts";
import { readStored, storageKeys, writeStored } from "../widgets/browser-storage.ts";

const typing = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/**
 * Adds keyboard shortcuts to the inbox. They are inactive in text fields and can be turned off,
 * because speech input would trigger them by accident.
 */
export function startInbox() {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return leaveField(event.target);
    if (
      readStored(storageKeys.keysOff) ||
      isTyping(event) ||
      document.querySelector("dialog[open]")
    )
      return;
    const act = keys[event.key];
    if (act?.()) event.preventDefault();
  });
  on("change", "[data-choose-all]", (all) => {
    for (const box of boxes()) box.checked = all instanceof HTMLInputElement && all.checked;
    enableChosenBar();
  });
  on("change", "[data-line] input[name=chosen]", enableChosenBar);
  onPageChange(enableChosenBar);
  on("change", "[data-keys-on]", (box) =>
    writeStored(storageKeys.keysOff, box instanceof HTMLInputElement && box.checked ? null : "1"),
  );
  onPageChange(() => {
    for (const box of document.querySelectorAll<HTMLInputElement>("[data-keys-on]"))
      box.checked = !readStored(storageKeys.keysOff);
  });
  document.documentElement.dataset.keys = "";
}

/** Shortcuts. Each returns true if it found its target. */
const keys: Record<string, () => boolean> = {
  j: () => go(1),
  ArrowDown: () => isAtLine() && go(1),
  k: () => go(-1),
  ArrowUp: () => isAtLine() && go(-1),
  x: () => press(currentLine()?.querySelector("input")),
  a: () => press(document.querySelector<HTMLElement>("[data-approve]")),
  r: () => beginRejection(),
  u: () => press(document.querySelector<HTMLElement>("[data-undo]")),
  "?": () => showKeys(),
};

function isTyping({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return (
    altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(typing) !== null)
  );
}

const lines = () =>
  [...document.querySelectorAll<HTMLElement>("[data-line]")].filter((line) =>
    line.checkVisibility(),
  );
const boxes = () => document.querySelectorAll<HTMLInputElement>("[data-line] input[name=chosen]");

function enableChosenBar() {
  const isNothing = ![...boxes()].some(({ checked }) => checked);
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    "#chosen button[name=decision]",
  ))
    button.disabled = isNothing;
}

const linkOf = (line: Element | undefined) => line?.querySelector<HTMLElement>("a");

/** Returns the focused row, or else the open one. */
function currentLine() {
  const focused = document.activeElement?.closest<HTMLElement>("[data-line]");
  return focused ?? document.querySelector<HTMLElement>("[data-line]:has([aria-current])");
}

const isAtLine = () => document.activeElement?.closest("[data-line]") != null;

function go(step: 1 | -1) {
  const all = lines();
  const current = currentLine();
  const at = current ? all.indexOf(current) : -1;
  // The open item counts as read, so without focus the keyboard starts there.
  const link = linkOf(all[current && !isAtLine() ? at : Math.max(0, at + step)]);
  link?.focus();
  return link !== undefined && link !== null;
}

function press(element: HTMLElement | null | undefined) {
  element?.click();
  return Boolean(element);
}

function beginRejection() {
  const way = document.querySelector<HTMLElement>("[data-reject]");
  const part = way?.closest("details");
  if (part) part.open = true;
  const field = part?.querySelector<HTMLElement>("textarea, select") ?? way;
  field?.focus();
  field?.scrollIntoView({ block: "nearest" });
  return Boolean(field);
}

/** Leaves the text field, so shortcuts work again. */
function leaveField(target: EventTarget | null) {
  if (
    !(target instanceof HTMLElement) ||
    !target.matches(typing) ||
    !target.closest("[data-inbox]")
  )
    return;
  target.blur();
  linkOf(currentLine() ?? undefined)?.focus();
}

function showKeys() {
  const list = document.querySelector<HTMLDetailsElement>("#keys");
  if (!list) return false;
  list.open = !list.open;
  list.querySelector("summary")?.focus();
  return true;
}
