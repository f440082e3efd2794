import { on, tellSwapped } from "./on.ts";

/** While a form is on its way its button says so, and cannot send it twice. */
export function startForms() {
  for (const selector of ["form[data-answered-here]", "dialog form[data-answered-in-dialog]"])
    on("submit", selector, (form, event) => {
      event.preventDefault();
      if (form instanceof HTMLFormElement) void sendHere(form);
    });
  on("submit", "form:has([data-sending])", (form, event) => {
    const button = form.querySelector<HTMLButtonElement>("button[data-sending]");
    if (!button || event.defaultPrevented) return;
    const words = button.textContent;
    // After the submission, which a disabled button would not take part in.
    setTimeout(() => busy(button, button.dataset.sending ?? ""));
    addEventListener("pageshow", () => free(button, words ?? ""), { once: true });
  });
  // A question without words leads nowhere.
  on("submit", "form[data-needs]", (form, event) => {
    const field = form.querySelector<HTMLInputElement>(`[name="${form.dataset.needs}"]`);
    if (field?.value.trim() === "") event.preventDefault();
  });
}

/** The answer's page holds the same part of the page: it takes the place of this one, without a reload. */
async function sendHere(form: HTMLFormElement) {
  const part = form.dataset.answeredHere ?? form.dataset.answeredInDialog ?? "";
  const button = form.querySelector<HTMLButtonElement>("button[data-sending]");
  const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const words = button?.textContent ?? "";
  if (button) busy(button, button.dataset.sending ?? "");
  const answered = await fetch(form.action, { method: "post", body: fields })
    .then((response) => response.text())
    .then((text) => new DOMParser().parseFromString(text, "text/html").getElementById(part))
    .catch(() => "no-connection" as const);
  if (answered === "no-connection" && sayThereIsNoConnection(form)) return button && free(button, words);
  // Without an answer that can be shown here, the browser asks again and shows what comes.
  if (!(answered instanceof HTMLElement)) return form.submit();
  document.getElementById(part)?.replaceWith(answered);
  focusOn(answered);
  tellSwapped();
}

/** In the words that the form brings along. */
function sayThereIsNoConnection(form: HTMLFormElement) {
  const words = form.querySelector<HTMLTemplateElement>("template[data-without-connection]");
  if (!words) return false;
  form.querySelector("[role=alert]")?.remove();
  form.prepend(words.content.cloneNode(true));
  focusOn(form);
  return true;
}

/** The button that had the focus is gone: what the answer says first gets it, as on a page of its own. */
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
