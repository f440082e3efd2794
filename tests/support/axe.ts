import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./browser.ts";
import { isLong } from "./long.ts";
import { expectNarrow } from "./narrow.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half of the source that the package gives, which every page would read anew. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Of a long list the first cards are read: the others are alike. So are the calls of the API, all of which are read with LONG=1. */
const alike = ["li:nth-child(n+7) > article", ...(isLong ? [] : ["h2 ~ article:nth-of-type(n+4)"])];
/** What stands around every page, and how it looked when it was read: half of what there is on most. */
const frame = ["header", "footer"].map((part) => `body > ${part}`);
const readBefore = new Set<string>();
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 960 } };

/** Of level AA, and off unless asked for. What a thumb hits is measured on a phone, with LONG=1 on a desk, too: it took a fifth of what axe takes. */
const besides = (width: number) => ({
  "target-size": { enabled: isLong || width <= sizes.phone.width },
  "label-content-name-mismatch": { enabled: true },
});

/** They compare the colours of words with those around them, which takes most of what axe takes. */
const ofColours = (enabled: boolean) => ({
  "color-contrast": { enabled },
  "link-in-text-block": { enabled },
});

/** Pins stand where the places are, and each place is in the list beside the map: WCAG 2.5.8 lets them touch. */
const mayTouch = "leaflet-marker-icon";

/** What axe has against a page, or some rules of it. A page that was read before has axe already: its source is long. */
export async function violations(page: Page, rules?: string[], { readsContrast = true } = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // What is not drawn yet would not be read.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".drawn-when-near"))
      part.dataset.drawn = "";
  });
  const isRead = rules ? [] : await framesReadBefore(page);
  const context = { exclude: [...alike, ...isRead].map((selector) => [selector]) };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
    ...(rules
      ? { runOnly: rules }
      : { rules: { ...besides(page.viewportSize()?.width ?? 0), ...ofColours(readsContrast) } }),
  };
  return page.evaluate(
    async (asked) => {
      const found = await window.axe.run(asked.context, asked.options);
      return found.violations.flatMap(({ id, help, nodes }) => {
        const against = nodes.filter(
          ({ html }) => id !== "target-size" || !html.includes(asked.mayTouch),
        );
        return against[0] ? [`${id}: ${help} (${against.length}) ${against[0].html}`] : [];
      });
    },
    { context, options, mayTouch },
  );
}

/** What is the same as on an earlier page, in the same look, was read there. */
async function framesReadBefore(page: Page) {
  const found = await page.evaluate((selectors) => {
    const look = `${innerWidth} ${matchMedia("(prefers-color-scheme: dark)").matches} ${document.documentElement.className} `;
    return selectors.map((selector) => ({
      selector,
      shown: look + document.querySelector(selector)?.outerHTML,
    }));
  }, frame);
  const before = found.filter(({ shown }) => readBefore.has(shown)).map(({ selector }) => selector);
  for (const { shown } of found) readBefore.add(shown);
  return isLong ? [] : before;
}

/** Nothing against a page, and no faint text on it in the dark. */
export async function expectClean(page: Page, what = page.url()) {
  expect({ what, found: await violations(page) }).toEqual({ what, found: [] });
  await page.emulateMedia({ colorScheme: "dark" });
  expect({ what, found: await violations(page, ["color-contrast"]) }).toEqual({ what, found: [] });
  await page.emulateMedia({ colorScheme: "light" });
}

/**
 * LONG=1: a page in all four. Else in one, on a phone in the light or on a desk in the dark, and always in the same: what pages are made of is on many.
 * Whether its words are faint is half of what axe takes: it is read on each third.
 */
function looksOf(what: string) {
  if (isLong)
    return (["phone", "desk"] as const).flatMap((size) =>
      (["light", "dark"] as const).map((colorScheme) => ({
        size,
        colorScheme,
        readsContrast: true,
      })),
    );
  const turn = what.replace(/^https?:\/\/[^/]+|\d+/g, "").length;
  const look =
    turn % 2 === 0
      ? { size: "phone" as const, colorScheme: "light" as const }
      : { size: "desk" as const, colorScheme: "dark" as const };
  return [{ ...look, readsContrast: turn % 3 === 0 }];
}

/** As narrow as a phone and as wide as a desk, and nothing to be scrolled sideways at 320 pixels. To make a page anew would take longer than to read it. */
export async function expectCleanInItsLooks(page: Page, what = page.url()) {
  const before = page.viewportSize() ?? sizes.desk;
  for (const { size, colorScheme, readsContrast } of looksOf(what)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(sizes[size]);
    // Scrolled to what has the focus, a page may have a button half under its header.
    await page.evaluate(() => scrollTo(0, 0));
    expect({
      what: `${what} (${size}, ${colorScheme})`,
      found: await violations(page, undefined, { readsContrast }),
    }).toEqual({
      what: `${what} (${size}, ${colorScheme})`,
      found: [],
    });
  }
  await expectNarrow(page, 320, what);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}
