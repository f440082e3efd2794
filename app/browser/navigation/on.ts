import type {} from "../attributes.ts";

/** Adds one delegated listener for all elements that match now or later. */
export function on<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Kind]) => void,
  options?: AddEventListenerOptions,
) {
  document.addEventListener(
    kind,
    (event) => {
      const found =
        event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (found) act(found, event);
    },
    options,
  );
}

const swapped = "page-swapped";

/** Runs now, and again whenever part of the page was replaced. */
export function onPageChange(paint: () => void) {
  paint();
  document.addEventListener(swapped, paint);
}

export function dispatchPageChange() {
  document.dispatchEvent(new Event(swapped));
}

/** Detects a plain click, one that does not open a new tab. */
export function isPlainClick(event: MouseEvent) {
  const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
