import { on } from "../navigation/on.ts";
import { onStorageChange, readStored, storageKeys, writeStored } from "./browser-storage.ts";

const radios = "input[data-appearance]";

/**
 * Stores the choice of the light, dark, or system theme. A script in the head applies it before the
 * first paint.
 */
export function startAppearance() {
  on("change", radios, (radio) => {
    if (radio instanceof HTMLInputElement)
      writeStored(storageKeys.theme, radio.value === "system" ? null : radio.value);
  });
  apply();
  onStorageChange(apply);
}

function apply() {
  const theme = readStored(storageKeys.theme);
  const { dataset } = document.documentElement;
  if (theme === "light" || theme === "dark") dataset.theme = theme;
  else delete dataset.theme;
  for (const radio of document.querySelectorAll<HTMLInputElement>(radios))
    radio.checked = radio.value === (theme ?? "system");
}
