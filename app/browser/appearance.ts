import { on } from "./on.ts";
import { kept, onRemembered, recall, remember } from "./remembered.ts";

const radios = "input[data-appearance]";

/** Light, dark, or system. A script in the head applies the choice before the first paint. */
export function startAppearance() {
  on("change", radios, (radio) => {
    if (radio instanceof HTMLInputElement)
      remember(kept.theme, radio.value === "system" ? null : radio.value);
  });
  apply();
  onRemembered(apply);
}

function apply() {
  const theme = recall(kept.theme);
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  else delete dataset.theme;
  for (const radio of document.querySelectorAll<HTMLInputElement>(radios))
    radio.checked = radio.value === (theme ?? "system");
}
