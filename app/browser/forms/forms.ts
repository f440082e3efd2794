import { say } from "#shared/say.ts";
import { type Failure, fetchPage, replaceFragment, showFailure } from "../navigation/fragments.ts";
import { isPlainClick, on } from "../navigation/on.ts";

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
    const form = (await fetchPage(link.href))?.page.getElementById(brings);
    if (!form) return location.assign(link.href);
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
  const words = button?.textContent ?? "";
  const body = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  if (button) busy(button, button.dataset.sending ?? "");
  const answer = await fetchPage(form.action, { method: "post", body });
  const answered = answer?.page.getElementById(part);
  if (answered) return show(part, answered);
  // It worked, and the response is a page of its own.
  if (answer?.response.ok && answer.response.redirected)
    return location.assign(answer.response.url);
  if (button) free(button, words);
  showFormFailure(form, answer ? "failed" : "unreached");
}

function show(part: string, answered: HTMLElement) {
  const old = document.getElementById(part);
  if (old) replaceFragment(old, answered, { isFocusTaken: true });
}

/** Shows the error in place: the input stays, and nothing is sent twice. */
function showFormFailure(form: HTMLFormElement, why: Failure) {
  form.querySelector("[role=alert]")?.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) {
    field.removeAttribute("aria-invalid");
    field.classList.replace("border-coral", "border-edge");
    // The part comes from another page, so its ids may already exist on this one.
    for (const id of field.getAttribute("aria-describedby")?.split(" ") ?? [])
      form.querySelector(`#${CSS.escape(id)} .text-coral`)?.remove();
  }
  const { withoutConnection, failed } = form.dataset;
  showFailure(form, why, {
    ...(withoutConnection && { unreached: [say("Connection Error"), withoutConnection] }),
    ...(failed && { failed: [failed, say("Please try again later.")] }),
  });
}

function busy(button: HTMLButtonElement, words: string) {
  button.disabled = true;
  button.textContent = words;
}

function free(button: HTMLButtonElement, words: string) {
  button.disabled = false;
  button.textContent = words;
}
