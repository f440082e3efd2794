import { on } from "../navigation/on.ts";

const focusable =
  "a[href], button:not([tabindex='-1']), input:not([type=hidden]), select, textarea, summary";
const opener = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Manages focus for popovers, which browsers leave open: initial focus, Tab order, and focus
 * return.
 */
export function startPanels() {
  on("click", "button[popovertarget]:not([popovertargetaction=hide])", (button, event) => {
    const panel = document.getElementById(button.getAttribute("popovertarget") ?? "");
    if (!panel) return;
    opener.set(panel, button);
    const { focuses } = panel.dataset;
    if (!focuses || panel.matches(":popover-open")) return;
    // Phones show their keyboard only if the field gets the focus while the tap is handled.
    event.preventDefault();
    panel.showPopover({ source: button } as ShowPopoverOptions);
    panel.querySelector<HTMLElement>(focuses)?.focus();
  });
  on(
    "keydown",
    "[popover]:popover-open",
    (panel, event) => event.key === "Tab" && stayIn(panel, event),
  );
  // A screen reader can move the focus out without a key. Do not leave the page covered.
  on("focusout", "dialog[popover]", (panel, event) => {
    if (
      event instanceof FocusEvent &&
      event.relatedTarget instanceof Node &&
      !panel.contains(event.relatedTarget)
    )
      panel.hidePopover();
  });
  on("toggle", "[popover]", (panel) => !panel.matches(":popover-open") && returnFocus(panel), {
    capture: true,
  });
}

function stayIn(panel: HTMLElement, event: KeyboardEvent) {
  const inside = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const [first, last] = [inside[0], inside.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Returns the focus unless the visitor has moved on. */
function returnFocus(panel: HTMLElement) {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body && !panel.contains(activeElement)) return;
  opener.get(panel)?.focus({ preventScroll: true });
}
