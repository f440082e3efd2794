import { isPlain, on, tellSwapped } from "./on.ts";
import { swapMain } from "./swap.ts";

const patience = 250;
/** Who chooses by keys passes others on his way: one with each arrow, and with the first of some letters. */
const pause = 600;

let leave = new AbortController();
let shown = "";

/**
 * Another state of the same page (a filter, more results, a tab) comes without a reload: the visitor stays where he was.
 * Every other link is the browser's own.
 */
export function startStayingInPlace() {
  shown = addressOfPage();
  on("click", "a[data-keeps-place]:not([data-opened] *)", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
    event.preventDefault();
    // What is shown already stays as it is, with what somebody has begun to type in it.
    if (link.hasAttribute("aria-current") && link.href === location.href) return;
    void goInPlace(link.href, { isMore: link.dataset.keepsPlace === "more" });
  });
  on("submit", "form[data-keeps-place]", (form, event) => {
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    void goInPlace(addressOf(form));
  });
  sendWhatIsChosen();
  addEventListener("popstate", () => {
    // A jump within the page is one too.
    if (addressOfPage() !== shown) void goInPlace(location.href, { isBack: true });
  });
}

function sendWhatIsChosen() {
  const choices = "form[data-keeps-place] select";
  let isByKeys = false;
  let arrival: ReturnType<typeof setTimeout> | undefined;
  const sendOf = (control: Element) => () => {
    arrival = undefined;
    control.closest("form")?.requestSubmit();
  };
  on("keydown", choices, (control, { key }) => {
    isByKeys = key !== "Enter";
    if (arrival === undefined) return;
    clearTimeout(arrival);
    arrival = setTimeout(sendOf(control), isByKeys ? pause : 0);
  });
  on("pointerdown", choices, () => {
    isByKeys = false;
  });
  on("change", `${choices}, form[data-keeps-place] input[type=checkbox]`, (control) => {
    clearTimeout(arrival);
    if (isByKeys && control instanceof HTMLSelectElement) arrival = setTimeout(sendOf(control), pause);
    else sendOf(control)();
  });
}

/** `isMore`: what is shown stays while more is on its way. */
export async function goInPlace(address: string, { isBack = false, isMore = false } = {}) {
  leave.abort();
  leave = new AbortController();
  const { signal } = leave;
  const main = document.querySelector("main");
  const slow = setTimeout(() => !isMore && main?.setAttribute("aria-busy", "true"), patience);
  try {
    const response = await fetch(address, { signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    if (!response.ok || signal.aborted) throw new Error(`${address} answered with ${response.status}`);
    if (!isBack) history.pushState(null, "", response.url);
    swapMain(page);
    shown = addressOfPage();
    tellSwapped();
  } catch {
    if (!signal.aborted) location.assign(address);
  } finally {
    clearTimeout(slow);
    if (!signal.aborted) main?.removeAttribute("aria-busy");
  }
}

/** As the browser would send it, without what was left empty or as usual. */
function addressOf(form: HTMLFormElement) {
  const address = new URL(form.action);
  const usual = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`)?.dataset.usual ?? "";
  const filled = [...new FormData(form)]
    .map(([name, value]) => [name, String(value).trim()])
    .filter(([name = "", value]) => value !== "" && value !== usual(name));
  address.search = new URLSearchParams(filled).toString();
  address.hash = "";
  return address.href;
}

function addressOfPage() {
  return location.pathname + location.search;
}
