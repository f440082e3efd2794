import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/**
 * Goes round a page with Tab, from its top until the focus leaves it. Each stop is the next one of the markup, is seen, and leaves the page as it is:
 * what holds the keyboard, leaves something out, turns the order round or moves on by itself is noticed where it does. Gives how many stops there are.
 */
export async function goRound(page: Page) {
  const round = await page.evaluateHandle(beginRound);
  const [address, title] = [page.url(), await page.title()];
  const passed: string[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await round.evaluate(({ next }) => next());
    const told = `stop ${passed.length + 1} of ${address}, after ${passed.at(-1)}`;
    expect(stop, told).toMatchObject({ focused: stop.expected, isNext: true, address, title });
    if (stop.isEnd) return passed.length;
    expect(stop, told).toMatchObject({ isMarked: true, isCovered: false, isInView: true });
    passed.push(stop.focused);
  }
}

/** Runs in the page. */
function beginRound() {
  const kinds =
    "a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex], [contenteditable]";
  /** Their parts are stops, too: month, day, year and the calendar. */
  const ofParts = "[type=date], [type=time], [type=datetime-local], [type=month], [type=week]";
  const mostParts = 8;

  /** What can be pressed and is taken out of the round is found wanting; what is for no reader either is a help to the pointer. */
  const isLeftOut = (element: HTMLElement) =>
    element.matches(
      ":is(a, button, input, select, textarea, summary)[tabindex='-1']:not([aria-hidden=true], [aria-hidden=true] *)",
    );
  const takesFocus = (element: HTMLElement) =>
    (element.tabIndex >= 0 || isLeftOut(element)) &&
    !element.matches(":disabled, [inert] *, [inert]") &&
    element.checkVisibility({ visibilityProperty: true });
  /** A group of radio buttons is one stop: what is chosen, else its first. */
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
  /** What hides itself has its mark on its label, or on what stands for it. */
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
    // Of what fills the window, as a map does, the top may lie there.
    const edge = box.height < innerHeight / 2 ? box.top : box.bottom;
    return {
      isMarked: marksOf(element).some(isOutlined),
      isCovered: !isAbove && edge < (header?.getBoundingClientRect().bottom ?? 0) && box.bottom > 0,
      isInView: box.bottom > 0 && box.top < innerHeight,
    };
  };

  let [stops, last, parts]: [HTMLElement[], HTMLElement | null, number] = [list(), null, 0];
  const afterLast = () => stops[last ? stops.indexOf(last) + 1 : 0];
  const next = () => {
    const focused =
      document.activeElement === document.body
        ? null
        : (document.activeElement as HTMLElement | null);
    // What came to life under the focus may have other stops than before.
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
      // The browser marks the part.
      ...(isPart ? { isMarked: true } : {}),
    };
  };
  return { next };
}
