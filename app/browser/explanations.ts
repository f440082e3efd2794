const triggers = "[data-tip], [data-treatment]";

/** Explanations on demand: nothing is loaded before the first of them is pointed at. */
export function startExplaining() {
  const begun = new AbortController();
  const begin = async ({ target }: Event) => {
    const first = target instanceof Element ? target.closest(triggers) : null;
    if (!first) return;
    begun.abort();
    const { explain } = await import("#app/components/shell/treatment-tips.tsx");
    explain(triggers, first);
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, begin, { signal: begun.signal });
}
