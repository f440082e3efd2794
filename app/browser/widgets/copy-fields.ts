import { on } from "../navigation/on.ts";

/** Selects the whole text of a copy field on click. */
export function startCopyFields() {
  on("click", "textarea[data-marks-itself], input[data-marks-itself]", (field) => {
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
  });
}
