import type { Page } from "@playwright/test";
import { expect } from "./browser.ts";

/** Expects no horizontal scrolling at this width, with all content rendered. */
export async function expectNarrow(page: Page, width = 320, what = page.url()) {
  await page.setViewportSize({ width, height: 640 });
  const found = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".drawn-when-near"))
      part.dataset.drawn = "";
    const { scrollWidth, clientWidth } = document.documentElement;
    const isTooWide = (element: Element) =>
      element instanceof HTMLElement && element.getBoundingClientRect().right > clientWidth + 1;
    return {
      width: scrollWidth,
      tooWide:
        scrollWidth > clientWidth
          ? [...document.querySelectorAll("body *")].find(isTooWide)?.outerHTML.slice(0, 100)
          : undefined,
    };
  });
  expect({ what, ...found }).toEqual({ what, width, tooWide: undefined });
}
