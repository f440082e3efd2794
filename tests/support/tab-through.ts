import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/**
 * Tabs through a page from the top until the focus leaves. Each stop must be the next in the
 * markup, visible, and without side effects, which reveals keyboard traps, skipped controls, wrong
 * order and automatic changes. Returns the number of stops.
 */
export async function goRound(page: Page) {
  const round = await page.evaluateHandle(beginRound);
  const [address, title] = [page.url(), await page.title()];
  const passed: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await round.evaluate(({ next }) => next());
    const label = `stop ${passed.length + 1} of ${address}, after ${passed.at(-1)}`;
    expect(stop, label).toMatchObject({ focused: stop.expected, isNext: true, address, title });
    if (stop.isEnd) return passed.length;
    expect(stop, label).toMatchObject({ isMarked: true, isCovered: false, isInView: true });
    passed.push(stop.focused);
  }
}

/** Runs in the page. */
function beginRound() {
  const kinds =
    "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]";
  /** Their parts are tab stops too: month, day, year and the calendar. */
  const ofParts = "[type=date], [type=time], [type=datetime-local], [type=month], [type=week]";
  const mostParts = 8;

  /** Includes controls that Tab skips, which then fail, except aria-hidden aids for the mouse. */
  const isLeftOut = (element: HTMLElement) =>
    element.matches(
      ":is(a, button, input, select, textarea, summary)[tabindex='-1']:not([aria-hidden=true], [aria-hidden=true] *)",
    );
  const takesFocus = (element: HTMLElement) =>
    (element.tabIndex >= 0 || isLeftOut(element)) &&
    !element.matches(":disabled, [inert] *, [inert]") &&
    element.checkVisibility({ visibilityProperty: true });
  /** A radio group has one tab stop: the checked button, or the first. */
  const isLeader = (radio: HTMLInputElement) => {
    const group = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
      (other) => other.name === radio.name && other.form === radio.form && takesFocus(other),
    );
    return (group.find(({ checked }) => checked) ?? group[0]) === radio;
  };
  const list = () =>
    [...document.querySelectorAll<HTMLElement>(kinds)].filter(
      (element) =>
        takesFocus(element) &&
        !(
          element instanceof HTMLInputElement &&
          element.type === "radio" &&
          element.name &&
          !isLeader(element)
        ),
    );
  const nameOf = (element: Element | null | undefined) =>
    element
      ? [
          element.tagName,
          element.id,
          element.ariaLabel ?? element.textContent?.trim().slice(0, 60),
          element.getAttribute("href"),
        ].join(" ")
      : "the end";

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).clipPath === "none";
  const isOutlined = (element: Element) =>
    isSeen(element) &&
    [getComputedStyle(element), getComputedStyle(element, "::after")].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
  /** Visually hidden inputs show their focus on the label or a replacement. */
  const marksOf = (element: Element) => [
    element,
    ...(element instanceof HTMLInputElement
      ? [
          ...(element.labels ?? []),
          ...(element.nextElementSibling ? [element.nextElementSibling] : []),
        ]
      : []),
  ];
  const looksOf = (element: Element) => {
    const [box, header] = [element.getBoundingClientRect(), document.querySelector("header")];
    const isAbove = header?.contains(element) || getComputedStyle(element).position === "fixed";
    // For elements as large as the viewport, such as a map, the top edge may be outside.
    const edge = box.height < innerHeight / 2 ? box.top : box.bottom;
    return {
      isMarked: marksOf(element).some(isOutlined),
      isCovered: !isAbove && edge < (header?.getBoundingClientRect().bottom ?? 0) && box.bottom > 0,
      isInView: box.bottom > 0 && box.top < innerHeight,
    };
  };

  let [stops, last, parts]: [HTMLElement[], HTMLElement | null, number] = [list(), null, 0];
  const afterLast = () => stops[last ? stops.indexOf(last) + 1 : 0];
  // Pins of a map may load between the key and the check.
  addEventListener("keydown", () => (stops = list()), { capture: true });
  const next = () => {
    const focused =
      document.activeElement === document.body
        ? null
        : (document.activeElement as HTMLElement | null);
    // Hydration under the focus may change the tab stops.
    if (focused !== (afterLast() ?? null)) stops = list();
    const expected = afterLast();
    const isPart =
      focused !== null && focused === last && focused.matches(ofParts) && ++parts < mostParts;
    const isEnd = !expected && (focused === null || focused === stops[0]);
    if (!isPart) parts = 0;
    last = focused;
    return {
      focused: isEnd ? "the end" : nameOf(focused),
      expected: isPart ? nameOf(focused) : nameOf(expected),
      isNext: isEnd || isPart || focused === expected,
      isEnd,
      address: location.href,
      title: document.title,
      ...(focused && !isEnd ? looksOf(focused) : {}),
      // The browser highlights the part.
      ...(isPart ? { isMarked: true } : {}),
    };
  };
  return { next };
}
