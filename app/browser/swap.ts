/** Puts the content of another page in place of this one's; what is open, focused or alive stays so. */
export function swapMain(page: Document) {
  const [old, next] = [document.querySelector("main"), page.querySelector("main")];
  if (!old || !next) throw new Error("A page without content");
  // A parser that runs no scripts takes for content what is for those who have none: once here, a refresh would load the page anew.
  for (const unheard of next.querySelectorAll("noscript")) unheard.remove();
  const focused = old.contains(document.activeElement)
    ? nameOf(document.activeElement as HTMLElement)
    : null;
  keepOpen(old, next);
  const living = [...next.querySelectorAll<HTMLElement>("live-part[id]")].map((part) => ({
    part,
    alive: old.querySelector(`live-part#${CSS.escape(part.id)}`),
  }));
  old.replaceChildren(...next.childNodes);
  for (const { part, alive } of living) {
    if (!alive) continue;
    alive.setAttribute("given", part.getAttribute("given") ?? "{}");
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

/** Where the keyboard stood: the same thing, else what the page says of its results. */
function refocus(main: Element, name: string) {
  const same = [...main.querySelectorAll<HTMLElement>("a, button, input, select, summary")].find(
    (element) => nameOf(element) === name && element.checkVisibility(),
  );
  (same ?? main.querySelector<HTMLElement>("#results"))?.focus({ preventScroll: true });
}

/** What a thing is called to people, whatever it counts just now. */
function nameOf(element: Element) {
  const summary = element.querySelector(":scope > summary");
  const words =
    element.id ||
    element.getAttribute("name") ||
    element.ariaLabel ||
    (summary ?? element).textContent ||
    "";
  return `${element.tagName} ${words.replace(/[\d,]+\+?/g, "").trim()}`;
}
