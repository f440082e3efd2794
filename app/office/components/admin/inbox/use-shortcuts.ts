import { useEffect } from "react";

const typing = "input:not([type=checkbox]), textarea, select, [contenteditable]";

/** Ids and names by which the shortcuts find the list. */
export const linesId = "inbox-lines";
export const keysId = "keys";

/**
 * Enables the keyboard shortcuts of the inbox: j and k move through its lines, x selects one, and a
 * key in the `aria-keyshortcuts` of a control presses it. They are inactive in text fields.
 */
export function useShortcuts(isOn: boolean) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") return leaveField(event.target);
      if (!isOn || isTyping(event) || document.querySelector("dialog[open]")) return;
      if (moves[event.key]?.() ?? pressControl(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

/** The action of each key. It returns true if it found its target. */
const moves: Record<string, () => boolean> = {
  j: () => go(1),
  ArrowDown: () => isAtLine() && go(1),
  k: () => go(-1),
  ArrowUp: () => isAtLine() && go(-1),
  x: () => {
    const box = currentLine()?.querySelector("input");
    box?.click();
    return Boolean(box);
  },
};

function isTyping({ target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return (
    altKey || ctrlKey || metaKey || (target instanceof Element && target.closest(typing) !== null)
  );
}

const lines = () =>
  [...document.querySelectorAll<HTMLElement>(`#${linesId} > li`)].filter((line) =>
    line.checkVisibility(),
  );

const focusedLine = () => document.activeElement?.closest<HTMLElement>(`#${linesId} > li`) ?? null;
const isAtLine = () => focusedLine() !== null;

/** Returns the focused line, or else the open one. */
const currentLine = () =>
  focusedLine() ?? document.querySelector<HTMLElement>(`#${linesId} > li:has([aria-current])`);

function go(step: 1 | -1) {
  const all = lines();
  const current = currentLine();
  const at = current ? all.indexOf(current) : -1;
  // The open item counts as read, so without focus the keyboard starts there.
  const line = all[current && !isAtLine() ? at : Math.max(0, at + step)];
  line?.querySelector("a")?.focus();
  return line !== undefined;
}

/** Presses a control, or unfolds it and goes to its field. */
function pressControl(key: string) {
  const control = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].find(
    (each) => each.getAttribute("aria-keyshortcuts") === key,
  );
  const part = control?.closest("details");
  if (!control || !part) {
    control?.click();
    return Boolean(control);
  }
  part.open = control.closest(`#${keysId}`) ? !part.open : true;
  const field = part.querySelector<HTMLElement>("textarea, select") ?? control;
  field.focus();
  field.scrollIntoView({ block: "nearest" });
  return true;
}

/** Leaves the text field, so shortcuts work again. */
function leaveField(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || !target.matches(typing) || !target.closest("main"))
    return;
  target.blur();
  currentLine()?.querySelector("a")?.focus();
}
