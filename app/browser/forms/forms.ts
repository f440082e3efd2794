import { say } from "#shared/say.ts";
import { dispatchPageChange, isPlainClick, on } from "../navigation/on.ts";
import { createProblemBox } from "./problem-box.ts";

/** Shows progress on a form's button while it submits, and prevents a second submission. */
export function startForms() {
  for (const selector of ["form[data-answered-here]", "dialog form[data-answered-in-dialog]"])
    on("submit", selector, (form, event) => {
      event.preventDefault();
      if (form instanceof HTMLFormElement) void sendHere(form);
    });
  // Loads another page's form into this one.
  on("click", "a[data-brings]", async (link, event) => {
    const { brings = "" } = link.dataset;
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    const form = await fetchPart(brings, link.href);
    if (typeof form === "string") return location.assign(link.href);
    show(brings, form);
    form.querySelector("input")?.focus();
  });
  on("submit", "form:has([data-sending])", (form, event) => {
    const button = form.querySelector<HTMLButtonElement>("button[data-sending]");
    if (!button || event.defaultPrevented) return;
    const words = button.textContent;
    // Wait for the submission: it would leave out a disabled button.
    setTimeout(() => busy(button, button.dataset.sending ?? ""));
    addEventListener("pageshow", () => free(button, words ?? ""), { once: true });
  });
  // An empty question leads nowhere.
  on("submit", "form[data-needs]", (form, event) => {
    const field = form.querySelector<HTMLInputElement>(`[name="${form.dataset.needs}"]`);
    if (field?.value.trim() === "") event.preventDefault();
  });
}

/** Replaces this part of the page with the same part of the response, without a reload. */
async function sendHere(form: HTMLFormElement) {
  const part = form.dataset.answeredHere ?? form.dataset.answeredInDialog ?? "";
  const button = form.querySelector<HTMLButtonElement>("button[data-sending]");
  const fields = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  const words = button?.textContent ?? "";
  if (button) busy(button, button.dataset.sending ?? "");
  const answer = await fetchPart(part, form.action, { method: "post", body: fields });
  if (typeof answer !== "string") return show(part, answer);
  // It worked, and the response is a page of its own.
  if (answer !== failed && answer !== unreached) return location.assign(answer);
  if (button) free(button, words);
  sayItFailed(form, answer);
}

const [failed, unreached] = ["failed", "unreached"];

/** Returns the part of the page, the URL of the page that it redirected to, or an error. */
async function fetchPart(
  part: string,
  address: string,
  request?: RequestInit,
): Promise<HTMLElement | string> {
  const response = await fetch(address, request).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text == null) return unreached;
  const found = new DOMParser().parseFromString(text, "text/html").getElementById(part);
  if (found) return found;
  return response.ok && response.redirected ? response.url : failed;
}

function show(part: string, shown: HTMLElement) {
  document.getElementById(part)?.replaceWith(shown);
  focusOn(shown);
  dispatchPageChange();
}

/** Shows the error in place: the input stays, and nothing is sent twice. */
function sayItFailed(form: HTMLFormElement, why: string) {
  form.querySelector("[role=alert]")?.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.classList.replace("border-coral", "border-edge");
    // The part comes from another page, so its ids may already exist on this one.
    for (const id of field.getAttribute("aria-describedby")?.split(" ") ?? [])
      form.querySelector(`#${CSS.escape(id)} .text-coral`)?.remove();
  }
  const {
    withoutConnection = say("Please check your internet connection and try again."),
    failed: title = say("Something went wrong"),
  } = form.dataset;
  const box =
    why === unreached
      ? createProblemBox(say("Connection Error"), withoutConnection)
      : createProblemBox(title, say("Please try again later."));
  form.prepend(box);
  box.focus();
}

/** Moves the focus to the start of the answer, because the focused button is gone. */
function focusOn(answered: HTMLElement) {
  (answered.querySelector<HTMLElement>("[autofocus]") ?? answered).focus();
}

function busy(button: HTMLButtonElement, words: string) {
  button.disabled = true;
  button.textContent = words;
}

function free(button: HTMLButtonElement, words: string) {
  button.disabled = false;
  button.textContent = words;
}
