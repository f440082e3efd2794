/** Whether a form holds something else than what the page came with. */
export const hasUnsavedEdits = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement)
      return field.type === "checkbox" || field.type === "radio"
        ? field.checked !== field.defaultChecked
        : field.type !== "hidden" && field.value !== field.defaultValue;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    return (
      field instanceof HTMLSelectElement &&
      [...field.options].some((option) => option.selected !== option.defaultSelected)
    );
  });
