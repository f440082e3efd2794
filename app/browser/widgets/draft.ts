import { formTimeField, trapField } from "#app/forms/fields.ts";
import { on, onPageChange } from "../navigation/on.ts";
import { readStored, storageKeys, writeStored } from "./browser-storage.ts";

const keptDays = 30;
const pause = 400;
const leftOut = [formTimeField, trapField, "isAnother", "attestation"];

type FormDraft = { at: number; fields: [string, string][] };

/**
 * Saves a long form in this browser until it is submitted, so a call, a dead battery, or a wrong
 * tap loses nothing.
 */
export function startDrafts() {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  for (const kind of ["input", "change"] as const)
    on(kind, "form[data-draft]", (form) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => keep(form as HTMLFormElement), pause);
    });
  on("click", "[data-draft-drop]", (button) => {
    clearTimeout(waiting);
    writeStored(storageKeys.draft, null);
    button.closest("form")?.reset();
    button.closest<HTMLElement>("[data-draft-kept]")?.setAttribute("hidden", "");
  });
  onPageChange(() => {
    if (document.querySelector("[data-draft-sent]")) writeStored(storageKeys.draft, null);
    const notice = document.querySelector<HTMLElement>("form[data-draft] [data-draft-kept]");
    const draft = notice && read();
    if (!draft) return;
    fillIn(notice.closest("form") as HTMLFormElement, draft.fields);
    notice.hidden = false;
  });
}

function keep(form: HTMLFormElement) {
  const fields = fieldsOf(form);
  const isUntouched = JSON.stringify(fields) === JSON.stringify(fieldsOf(form, true));
  const draft: FormDraft = { at: Date.now(), fields };
  writeStored(storageKeys.draft, isUntouched ? null : JSON.stringify(draft));
}

/** Returns the form's current or initial values. */
function fieldsOf(form: HTMLFormElement, asBegun = false): FormDraft["fields"] {
  return [...form.elements].flatMap((field): FormDraft["fields"] => {
    if (!isField(field) || field.name === "" || leftOut.includes(field.name)) return [];
    if (field instanceof HTMLInputElement && isBox(field))
      return (asBegun ? field.defaultChecked : field.checked) ? [[field.name, field.value]] : [];
    if (field instanceof HTMLSelectElement) return [[field.name, asBegun ? "" : field.value]];
    return [[field.name, asBegun ? field.defaultValue : field.value]];
  });
}

function fillIn(form: HTMLFormElement, fields: FormDraft["fields"]) {
  for (const field of form.elements) {
    if (!isField(field) || leftOut.includes(field.name)) continue;
    const values = fields.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field instanceof HTMLInputElement && isBox(field))
      field.checked = values.includes(field.value);
    else if (values[0] !== undefined) field.value = values[0];
  }
  // The map in the same form follows these fields.
  for (const [name, kind] of [
    ["city", "change"],
    ["position", "input"],
  ] as const)
    (form.elements.namedItem(name) as FormField | null)?.dispatchEvent(new Event(kind));
}

/** Ignores outdated drafts and data that something else stored under our key. */
function read(): FormDraft | null {
  try {
    const draft = JSON.parse(readStored(storageKeys.draft) ?? "null") as FormDraft | null;
    const isOurs =
      draft &&
      Date.now() - draft.at < keptDays * 24 * 60 * 60_000 &&
      draft.fields.every(([name, value]) => typeof name === "string" && typeof value === "string");
    return isOurs ? draft : null;
  } catch {
    return null;
  }
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isField = (element: Element): element is FormField =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;
const isBox = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";
