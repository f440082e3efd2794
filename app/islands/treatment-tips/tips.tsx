import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";

const patience = 700;
const skip = 300;
const gap = 10;

type Props = {
  triggers: string;
  describe: (trigger: Element) => React.ReactNode;
  first: Element | null;
  isPressed: boolean;
};

/**
 * Shows one shared tooltip for the page. It opens for elements with `data-tip`, or described by
 * `describe`: after a delay on hover, at once if another was just open, on keyboard focus, or on
 * press. It stays while hovered, and Escape closes it.
 */
export function Tips({ triggers, describe, first, isPressed }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [trigger, setTrigger] = useState<Element | null>(null);

  useEffect(() => {
    let timer = 0;
    let closedAt = 0;
    let shown: Element | null = null;
    let dismissed: Element | null = null;
    const show = (next: Element | null) => {
      clearTimeout(timer);
      if (shown && !next) closedAt = Date.now();
      shown = next;
      setTrigger(next);
    };
    const after = (wait: number, next: Element | null) => {
      clearTimeout(timer);
      timer = window.setTimeout(show, wait, next);
    };
    const closest = (target: EventTarget | null) =>
      target instanceof Element ? target.closest(triggers) : null;
    const onOver = (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const found = closest(event.target);
      if (found === dismissed && found) return;
      dismissed = null;
      if (found === shown || box.current?.contains(event.target as Node))
        return clearTimeout(timer);
      if (found) after(shown || Date.now() - closedAt < skip ? 0 : patience, found);
      else after(shown ? 120 : 0, null);
    };
    const onFocus = (event: FocusEvent) => {
      const found = closest(event.target);
      if (found?.matches(":focus-visible")) show(found);
      else if (shown) show(null);
    };
    const close = () => {
      dismissed = shown;
      show(null);
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    // Pressing the button of an open tooltip closes it and must not reopen it.
    const onClick = (event: MouseEvent) => {
      const found = closest(event.target);
      if (found?.matches("button") && found !== dismissed) show(found);
      dismissed = null;
    };
    const leave = new AbortController();
    const options = { signal: leave.signal };
    document.addEventListener("pointerover", onOver, options);
    document.addEventListener("focusin", onFocus, options);
    document.addEventListener("keydown", onKey, options);
    document.addEventListener("pointerdown", close, options);
    document.addEventListener("click", onClick, options);
    addEventListener("scroll", close, { ...options, passive: true });
    if (isPressed || first?.matches(":focus-visible")) show(first);
    else if (first?.matches(":hover")) after(patience, first);
    return () => {
      clearTimeout(timer);
      leave.abort();
    };
  }, [triggers, first, isPressed]);

  useEffect(() => {
    trigger?.setAttribute("aria-describedby", id);
    return () => trigger?.removeAttribute("aria-describedby");
  }, [trigger, id]);

  // Content that loads later changes the size, so position it again.
  useLayoutEffect(() => {
    const panel = box.current;
    if (!panel || !trigger) return;
    panel.showPopover();
    const place = () => placeOver(panel, trigger);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(panel);
    return () => sizes.disconnect();
  }, [trigger]);

  if (!trigger) return null;
  return (
    <div
      key={id}
      ref={box}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-80 rounded-control border border-line bg-surface px-4 py-3 text-sm text-ink raised"
    >
      {trigger.getAttribute("data-tip") ?? describe(trigger)}
    </div>
  );
}

/** Positions it above, or below if there is no room, and always inside the viewport. */
function placeOver(panel: HTMLElement, trigger: Element) {
  const at = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = Math.max(8, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - 8));
  const above = at.top - height - gap;
  panel.style.left = `${Math.round(left)}px`;
  panel.style.top = `${Math.round(above > 8 ? above : Math.min(at.bottom + gap, innerHeight - height - 8))}px`;
}
