import { on, onPageChange } from "../navigation/on.ts";

const open = "details.filter-sheet[open]";
/** Returns the filter sheet if it lies over the page. */
export const openSheet = () => (isWide() ? null : document.querySelector<HTMLDetailsElement>(open));
export const closeSheet = () => close(openSheet());
const isWide = () => matchMedia("(width >= 64rem)").matches;

/** Closes the sheet by its buttons, by Escape, and by a press outside. */
export function startFilterSheet() {
  // Where styles cannot show the closed rail, this does.
  onPageChange(() => {
    if (!isWide()) return;
    for (const rail of document.querySelectorAll<HTMLDetailsElement>(".filter-rail"))
      rail.open = true;
  });
  on("click", "[data-closes-sheet]", (button) => close(button.closest(open)));
  on("keydown", open, (sheet, { key }) => key === "Escape" && close(sheet));
  document.addEventListener("click", ({ target }) => {
    const sheet = document.querySelector(`${open}:not(.filter-rail)`);
    if (target instanceof Node && target.isConnected && !sheet?.contains(target)) close(sheet);
  });
}

function close(sheet: Element | null) {
  if (!(sheet instanceof HTMLDetailsElement)) return;
  if (sheet.matches(".filter-rail") && isWide()) return;
  sheet.open = false;
  if (history.state?.isOfSheet) history.replaceState(null, "");
  sheet.querySelector("summary")?.focus({ preventScroll: true });
}
