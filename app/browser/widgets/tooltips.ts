import { withTranslations } from "../navigation/language.ts";

const triggers = "[data-tip], [data-treatment]";

/** Loads tooltips on demand: nothing is fetched before the first hover, tap, or Tab focus. */
export function startTooltips() {
  const begun = new AbortController();
  const begin = async (event: Event) => {
    const { target, type } = event;
    const first = target instanceof Element ? target.closest(triggers) : null;
    if (!first) return;
    const isTouch =
      event instanceof PointerEvent && type === "pointerover" && event.pointerType === "touch";
    if (
      isTouch ||
      (type === "focusin" && !first.matches(":focus-visible")) ||
      (type === "click" && !first.matches("button"))
    )
      return;
    begun.abort();
    const { showTreatmentTip } = await withTranslations(
      import("#app/islands/treatment-tips/treatment-tips.tsx"),
    );
    showTreatmentTip(triggers, first, type === "click");
  };
  for (const kind of ["pointerover", "focusin", "click"])
    document.addEventListener(kind, begin, { signal: begun.signal });
}
