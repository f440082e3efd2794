/**
 * Opens the filter panel on wide screens, where the styles already show it open. After that it
 * toggles like any `details`.
 */
export function startFilterPanel() {
  const isWide = matchMedia("(width >= 64rem)").matches;
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(".open-when-wide"))
    if (isWide) panel.open = true;
  document.documentElement.dataset.folds = "";
}
