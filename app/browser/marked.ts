import { on } from "./on.ts";

/** Text that is there to be copied is marked as a whole by one click. */
export function startMarking() {
  on("click", "textarea[data-marks-itself], input[data-marks-itself]", (field) => {
    if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) field.select();
  });
}
