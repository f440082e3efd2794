/**
 * Replaces this page's content with another page's. Keeps open, focused, and hydrated elements.
 */
export function swapMain(page: Document) {
  const [old, next] = [document.querySelector("main"), page.querySelector("main")];
  if (!old || !next) throw new Error("The page has no content");
  // DOMParser runs no scripts, so it parses `noscript` as content. Once inserted, a refresh in it
  // would reload the page.
  for (const unheard of next.querySelectorAll("noscript")) unheard.remove();
  const focused = old.contains(document.activeElement)
    ? nameOf(document.activeElement as HTMLElement)
    : null;
  keepOpen(old, next);
  const living = [...next.querySelectorAll<HTMLElement>("app-island[id]")].map((part) => ({
    part,
    alive: old.querySelector(`app-island#${CSS.escape(part.id)}`),
  }));
  old.replaceChildren(...next.childNodes);
  for (const { part, alive } of living) {
    if (!alive) continue;
    alive.setAttribute("props", part.getAttribute("props") ?? "{}");
    part.replaceWith(alive);
  }
  document.title = page.title;
  for (const selector of ["link[rel=canonical]", "meta[name=robots]", "meta[name=description]"]) {
    document.head.querySelector(selector)?.remove();
    const given = page.head.querySelector(selector);
    if (given) document.head.append(given);
  }
  if (focused) refocus(old, focused);
}

function keepOpen(old: Element, next: Element) {
  const stateOf = new Map(
    [...old.querySelectorAll("details")].map((details) => [nameOf(details), details.open]),
  );
  for (const details of next.querySelectorAll("details"))
    details.open = stateOf.get(nameOf(details)) ?? details.open;
}

/** Restores keyboard focus to the same element, or else to the result summary. */
function refocus(main: Element, name: string) {
  const same = [...main.querySelectorAll<HTMLElement>("a, button, input, select, summary")].find(
    (element) => nameOf(element) === name && element.checkVisibility(),
  );
  (same ?? main.querySelector<HTMLElement>("#results"))?.focus({ preventScroll: true });
}

/** Returns an element's accessible name without its current count. */
function nameOf(element: Element) {
  const summary = element.querySelector(":scope > summary");
  const words =
    element.id ||
    element.getAttribute("name") ||
    element.ariaLabel ||
    (summary ?? element).textContent ||
    "";
  return `${element.tagName} ${words.replace(/( · )?[\d,]+\+?/g, "").trim()}`;
}
