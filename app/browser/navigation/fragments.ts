import { say } from "#shared/say.ts";
import { dispatchPageChange } from "./on.ts";

/** The reason why part of a page could not be replaced. */
export type Failure = "failed" | "unreached";

/** Reads a page of this site. Our own error pages count: they explain themselves. */
export async function fetchPage(address: string, request?: RequestInit) {
  const response = await fetch(address, request).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text == null) return null;
  return { response, page: new DOMParser().parseFromString(text, "text/html") };
}

/**
 * Replaces part of this page by the same part of another. Its islands live on, and open sections
 * stay open. The focus, if it was inside or is taken, goes to an error, else to the same control,
 * else to the start.
 */
export function replaceFragment(old: Element, next: HTMLElement, { isFocusTaken = false } = {}) {
  const focused = old.contains(document.activeElement) ? nameOf(document.activeElement) : null;
  // DOMParser runs no scripts, so it parses `noscript` as content. Once inserted, a refresh in it
  // would reload the page.
  for (const unheard of next.querySelectorAll("noscript")) unheard.remove();
  keepOpen(old, next);
  const islands = [...next.querySelectorAll<HTMLElement>("app-island[id]")].flatMap((island) => {
    const alive = old.querySelector(`app-island[hydrated]#${CSS.escape(island.id)}`);
    return alive ? [{ island, alive }] : [];
  });
  old.replaceWith(next);
  for (const { island, alive } of islands) {
    alive.setAttribute("props", island.getAttribute("props") ?? "{}");
    island.replaceWith(alive);
  }
  if (focused || isFocusTaken) moveFocus(next, focused);
  dispatchPageChange();
}

const starts = "[autofocus], :is(#results, [role=status], h1, h2)[tabindex]";

function moveFocus(part: HTMLElement, focused: string | null) {
  const alert = part.querySelector<HTMLElement>("[role=alert]");
  const same = [...part.querySelectorAll<HTMLElement>("a, button, input, select, summary")].find(
    (element) => nameOf(element) === focused && element.checkVisibility(),
  );
  const target = alert ?? same ?? part.querySelector<HTMLElement>(starts) ?? part;
  target.focus({ preventScroll: target === same });
}

function keepOpen(old: Element, next: Element) {
  const stateOf = new Map(
    [...old.querySelectorAll("details")].map((details) => [nameOf(details), details.open]),
  );
  for (const details of next.querySelectorAll("details"))
    details.open = stateOf.get(nameOf(details)) ?? details.open;
}

/** Returns an element's accessible name without its current count. */
function nameOf(element: Element | null) {
  const summary = element?.querySelector(":scope > summary");
  const words =
    element?.id ||
    element?.getAttribute("name") ||
    element?.ariaLabel ||
    (summary ?? element)?.textContent ||
    "";
  return `${element?.tagName} ${words.replace(/( · )?[\d,]+\+?/g, "").trim()}`;
}

const boxId = "failure";

/**
 * Shows an error box, like the server's, above the fragment and leaves the fragment and its input
 * untouched.
 */
export function showFailure(
  part: Element,
  why: Failure,
  texts: Partial<Record<Failure, [title: string, text: string]>> = {},
  { retry, isFocused = true }: { retry?: string; isFocused?: boolean } = {},
) {
  const [title, text] =
    texts[why] ??
    (why === "unreached"
      ? [say("Connection Error"), say("Please check your internet connection and try again.")]
      : [say("Something went wrong"), say("Please try again later.")]);
  const box = document.createElement("div");
  box.id = boxId;
  box.className = "rounded-card border-2 border-coral bg-surface p-5";
  box.role = "alert";
  box.tabIndex = -1;
  const [head, words] = [document.createElement("p"), document.createElement("p")];
  head.className = "font-semibold";
  head.textContent = title;
  words.className = "mt-2";
  words.append(text);
  if (retry) {
    const link = document.createElement("a");
    link.href = retry;
    link.className = "text-link";
    link.dataset.keepsPlace = "";
    link.textContent = say("Try again");
    words.append(" ", link);
  }
  box.append(head, words);
  document.getElementById(boxId)?.remove();
  part.prepend(box);
  if (isFocused) box.focus();
}
