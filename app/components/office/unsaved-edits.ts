/** Whether a form holds anything other than what the page came with. */
export const hasUnsavedEdits = (form: HTMLFormElement) =>
  [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement)
      return field.type === "checkbox" || field.type === "radio"
        ? field.checked !== field.defaultChecked
        : field.type !== "hidden" && field.value !== field.defaultValue;
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLSelectElement)) return false;
    const options = [...field.options];
    // Without a default, browsers select the first option.
    if (!field.multiple && !options.some((option) => option.defaultSelected))
      return field.selectedIndex > 0;
    return options.some((option) => option.selected !== option.defaultSelected);
  });
