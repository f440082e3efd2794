import { lazy, Suspense, useEffect, useState } from "react";

const TreatmentTips = lazy(() => import("./treatment-tips.tsx"));

const triggers = "[data-tip], [data-treatment]";

/** Explanations on demand. Nothing is loaded before the first of them is pointed at. */
export function PageTips() {
  const [first, setFirst] = useState<Element | null>(null);
  useEffect(() => {
    if (first) return;
    const onEnter = (event: Event) => {
      const found = event.target instanceof Element ? event.target.closest(triggers) : null;
      if (found) setFirst(found);
    };
    document.addEventListener("pointerover", onEnter);
    document.addEventListener("focusin", onEnter);
    return () => {
      document.removeEventListener("pointerover", onEnter);
      document.removeEventListener("focusin", onEnter);
    };
  }, [first]);
  return first ? (
    <Suspense>
      <TreatmentTips triggers={triggers} first={first} />
    </Suspense>
  ) : null;
}
