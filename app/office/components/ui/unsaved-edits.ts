import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Reports whether a form holds values other than those that the page loaded with. */
export const hasUnsavedEdits = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    // Boxes elsewhere on the page select its rows.
    if (!form.contains(field)) return false;
    if (field instanceof HTMLInputElement)
      return field.type === "checkbox" || field.type === "radio"
        ? field.name !== "" && field.checked !== field.defaultChecked
        : field.type !== "hidden" && field.value !== field.defaultValue;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLSelectElement)) return false;
    const options = [...field.options];
    // Without a default, browsers select the first option.
    if (!field.multiple && !options.some((option) => option.defaultSelected))
      return field.selectedIndex > 0;
    return options.some((option) => option.selected !== option.defaultSelected);
  });

/**
 * The forms that the server responded to, and whether each is still unsaved. Their fields cannot
 * show it: an accepted form can keep its input, and input is the default value of a rejected one.
 */
const answered = new WeakMap<HTMLFormElement, boolean>();
const isUnsaved = (form: HTMLFormElement) => answered.get(form) ?? hasUnsavedEdits(form);

/** The form being submitted. It is not checked for unsaved edits. */
let sent: HTMLFormElement | null = null;

const postForms = () =>
  // The page behind a dialog stays.
  (document.querySelector("main dialog:modal") ?? document).querySelectorAll<HTMLFormElement>(
    "form[method=post]",
  );

export const hasUnsavedForm = () => sent === null && [...postForms()].some(isUnsaved);

export function discardEdits() {
  for (const form of postForms()) answered.set(form, false);
}

/**
 * Clears the submitted form and resets an accepted create form. Call it after rendering the result.
 */
export function forgetSentForm() {
  if (sent?.matches("[data-starts-over]") && answered.get(sent) === false) sent.reset();
  sent = null;
}

/** Records which form is submitted, and when one is edited after the response. */
export function watchForms() {
  const watching = new AbortController();
  const { signal } = watching;
  const edit = ({ target }: Event) => {
    const form = target instanceof Element && target.closest("form");
    if (!form) return;
    sent = null;
    if (!answered.get(form)) answered.delete(form);
  };
  addEventListener("input", edit, { signal });
  addEventListener("change", edit, { signal });
  // Before React sends it.
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.matches("[method=post]")) sent = target;
    },
    { signal, capture: true },
  );
  return () => watching.abort();
}

type Results = Record<string, DataStrategyResult>;

export const noteAnswer: MiddlewareFunction<Results> = async ({ request }, next) => {
  const form = sent;
  if (request.method === "GET" || !form) return next();
  const wasUnsaved = isUnsaved(form);
  const results = await next();
  answered.set(form, wasUnsaved && Object.values(results).some(isRejected));
  return results;
};

/** Reports whether an action rejected the form, or the server did not respond. */
function isRejected({ type, result }: DataStrategyResult) {
  const { data, init } = result as { data?: { isDone?: boolean } | null; init?: ResponseInit };
  return type === "data" && (data?.isDone === false || (init?.status ?? 200) >= 500);
}
