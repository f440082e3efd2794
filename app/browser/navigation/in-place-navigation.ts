import { say } from "#shared/say.ts";
import { filledIn } from "../forms/filled-in.ts";
import { closeSheet, openSheet } from "../widgets/filter-sheet.ts";
import { fetchPage, replaceFragment, showFailure } from "./fragments.ts";
import { isPlainClick, on } from "./on.ts";

const patience = 250;
/** Debounce: keyboard users pass other options on the way, by arrow keys or by typing letters. */
const pause = 600;

/** A page that arrives between press and release would take the click with it. */
const longestPress = 1000;
/** Time in which browsers send the click of a touch after its end. */
const clickDelay = 50;

let leave = new AbortController();
let currentAddress = "";
let pressedUntil = 0;

/**
 * Loads another state of the same page (a filter, more results, a tab) without a reload or a
 * scroll jump, or the search that narrows a list. All other links navigate normally.
 */
export function startInPlaceNavigation() {
  currentAddress = addressOfPage();
  on("click", "a[data-keeps-place]:not([data-opened] *)", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    if (link.matches(choices)) ticking = ticking.then(() => follow(currentChoice(link)));
    else void follow(link);
  });
  on("submit", "form[data-keeps-place]", (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void navigateInPlace(addressOf(form));
  });
  submitOnChange();
  addEventListener("pointerdown", () => press(longestPress));
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => press(clickDelay));
  addEventListener("click", () => press(0), { capture: true });
  addEventListener("popstate", () => {
    // Jumps within the page trigger this event too.
    if (addressOfPage() === currentAddress) return;
    closeSheet();
    void navigateInPlace(location.href, { isBack: true });
  });
}

const choices = "a.choice";
let ticking = Promise.resolve();

/**
 * Finds a choice in the current page. A quick second tick adds to the first one, which loads a page
 * with newer links.
 */
function currentChoice(link: HTMLAnchorElement) {
  const nameOf = (choice: Element) =>
    [choice, choice.closest("details[class]")].map((part) => part?.firstChild?.textContent).join();
  const name = nameOf(link);
  return [...document.querySelectorAll<HTMLAnchorElement>(choices)].find(
    (choice) => nameOf(choice) === name,
  );
}

const press = (milliseconds: number) => {
  pressedUntil = performance.now() + milliseconds;
};

async function whenReleased() {
  while (performance.now() < pressedUntil) await new Promise((wait) => setTimeout(wait, 20));
}

async function follow(link: HTMLAnchorElement | undefined) {
  // The current state stays as it is, including any text being typed.
  if (!link || (link.hasAttribute("aria-current") && link.href === location.href)) return;
  if (link.matches(choices)) tick(link);
  await navigateInPlace(link.href, {
    isMore: link.dataset.keepsPlace === "more",
    isOfSheet: openSheet()?.contains(link) ?? false,
  });
}

/** Ticks a choice at once, before the results arrive. */
function tick(link: HTMLAnchorElement) {
  const isOn = link.hasAttribute("aria-current");
  if (link.matches(".is-one-of"))
    for (const other of link.closest("ul")?.querySelectorAll(choices) ?? [])
      other.removeAttribute("aria-current");
  if (isOn) link.removeAttribute("aria-current");
  else link.setAttribute("aria-current", "true");
}

function submitOnChange() {
  const controls = "form[data-keeps-place] :is(select,[type=checkbox])";
  let wait = 0;
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const send = (control: Element) => {
    clearTimeout(arrival);
    arrival = setTimeout(() => {
      arrival = undefined;
      control.closest("form")?.requestSubmit();
    }, wait);
  };
  on("keydown", controls, (control, { key }) => {
    wait = key === "Enter" ? 0 : pause;
    if (arrival) send(control);
  });
  on("pointerdown", controls, () => {
    wait = 0;
  });
  on("change", controls, send);
}

/**
 * Loads a page and replaces the changed fragments. `isMore` keeps the current results visible while
 * more load. `isOfSheet`: all choices of a visit to the sheet are one step back.
 */
export async function navigateInPlace(
  address: string,
  { isBack = false, isMore = false, isOfSheet = false } = {},
) {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  const main = document.querySelector("main");
  const slow = setTimeout(() => !isMore && main?.setAttribute("aria-busy", "true"), patience);
  const answer = await fetchPage(address, { signal });
  await whenReleased();
  clearTimeout(slow);
  if (signal.aborted) return;
  main?.removeAttribute("aria-busy");
  if (!answer?.page.querySelector("main")) {
    const frame = document.querySelector("main .wrap") ?? main;
    if (frame)
      showFailure(frame, answer ? "failed" : "unreached", failuresAt(address), { retry: address });
    return;
  }
  const { hash, pathname } = new URL(address, location.href);
  const isOtherPage = pathname !== location.pathname;
  if (!isBack) {
    const next = answer.response.url + hash;
    if (isOfSheet && history.state?.isOfSheet) history.replaceState({ isOfSheet }, "", next);
    else {
      history.replaceState({ top: scrollY }, "");
      history.pushState({ isOfSheet }, "", next);
    }
  }
  currentAddress = addressOfPage();
  const top = scrollY;
  showPage(answer.page);
  // Browsers keep the footer in its place, above which the new results appear.
  if (isMore) scrollTo(0, top);
  if (isBack) scrollTo(0, history.state?.top ?? scrollY);
  else if (isOtherPage) scrollTo(0, 0);
  if (hash && !isBack) showPart(hash.slice(1));
}

const linksOfShell = ".nav-link, .menu-link, a[hreflang]";

/** Replaces the content of this page, its description in the head, and the links that mark it. */
export function showPage(page: Document) {
  const [old, next] = [document.querySelector("main"), page.querySelector("main")];
  if (!old || !next) return;
  document.title = page.title;
  for (const selector of ["link[rel=canonical]", "meta[name=robots]", "meta[name=description]"]) {
    document.head.querySelector(selector)?.remove();
    const replacement = page.head.querySelector(selector);
    if (replacement) document.head.append(replacement);
  }
  for (const sheet of page.head.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!document.head.querySelector(`link[href="${sheet.getAttribute("href")}"]`))
      document.head.append(sheet);
  const links = page.querySelectorAll(linksOfShell);
  document.querySelectorAll(linksOfShell).forEach((link, index) => {
    link.replaceWith(links[index] ?? link);
  });
  replaceFragment(old, next);
}

/** Shows the section that a link leads to, such as the next step. */
function showPart(id: string) {
  const part = document.getElementById(id);
  const section = part?.closest("details");
  if (section) section.open = true;
  part?.focus({ preventScroll: true });
  if (!part || section) return;
  // In a scrolled page, the bars would cut the content above at any other position.
  if (scrollY > 0 || part.getBoundingClientRect().bottom > innerHeight) part.scrollIntoView();
}

const searches = /^(\/es)?\/(enhanced-)?search$/;

function failuresAt(address: string) {
  const isSearch = searches.test(new URL(address, location.href).pathname);
  const failure: [string, string] = isSearch
    ? [say("Search Error"), say("There was an error performing your search. Please try again.")]
    : [say("Connection Error"), say("Please check your internet connection and try again.")];
  return { failed: failure, unreached: failure };
}

/** Builds the URL that the browser would request, without empty and default values. */
function addressOf(form: HTMLFormElement) {
  const address = new URL(form.action);
  address.search = filledIn(form).toString();
  address.hash = "";
  return address.href;
}

function addressOfPage() {
  return location.pathname + location.search;
}
