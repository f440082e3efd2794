/** Filters beside a list begin open where there is room for them; styles already show them so. From then on they fold like any details. */
export function startFilterPanel() {
  const isWide = matchMedia("(width >= 64rem)").matches;
  for (const panel of document.querySelectorAll<HTMLDetailsElement>(".open-when-wide"))
    if (isWide) panel.open = true;
  document.documentElement.dataset.folds = "";
}
