import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./browser.ts";
import { expectNarrow } from "./expect-narrow.ts";
import { hasOwnLook, lookOf, looksOfAll } from "./looks.ts";
import { isFullLevel } from "./test-level.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half the size of the package's export, which each page would have to parse. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Checks only the first cards of long lists, and without TEST_LEVEL=full only the first API calls. */
const alike = [
  "li:nth-child(n+7) > article",
  ...(isFullLevel ? [] : ["h2 ~ article:nth-of-type(n+4)"]),
];
/** Header and footer, which are half of most pages, are checked only on pages with a look of their own. */
const frame = ["header", "footer"].map((part) => `body > ${part}`);
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 960 } };

/**
 * Level AA rules that are off by default. Target size runs on phones, with TEST_LEVEL=full also on desktop:
 * it took a fifth of axe's time.
 */
const besides = (width: number) => ({
  "target-size": { enabled: isFullLevel || width <= sizes.phone.width },
  "label-content-name-mismatch": { enabled: true },
});

/** Contrast rules, which take most of axe's time. */
const ofColors = (enabled: boolean) => ({
  "color-contrast": { enabled },
  "link-in-text-block": { enabled },
});

/**
 * Names, roles and lists: a journey can break these on a page whose own test runs all rules. They
 * take a third of the time of all rules without contrast.
 */
const ofJourneys = [
  "aria-allowed-attr",
  "aria-input-field-name",
  "aria-required-children",
  "aria-valid-attr-value",
  "button-name",
  "dlitem",
  "duplicate-id-aria",
  "image-alt",
  "input-button-name",
  "label",
  "link-name",
  "list",
  "listitem",
  "select-name",
];

/** WCAG 2.5.8 lets map pins touch: their position is essential, and a list has each listing too. */
const mayTouch = "leaflet-marker-icon";

/**
 * Runs the given axe rules, else as many as `depth` says. Injects axe once per document, because its
 * source is long.
 */
export async function violations(
  page: Page,
  rules?: string[],
  depth: "journey" | "page" | "colors" = isFullLevel ? "colors" : "journey",
) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // axe skips content that is not rendered yet. A page that is scrolled to its focus may have a
  // button half under the header.
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const part of document.querySelectorAll<HTMLElement>(".drawn-when-near"))
      part.dataset.drawn = "";
  });
  const hasFrame = rules || isFullLevel || hasOwnLook(new URL(page.url()).pathname);
  const left = hasFrame ? alike : [...alike, ...frame];
  const context = { exclude: left.map((selector) => [selector]) };
  const options: axe.RunOptions = {
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
    ...(rules || depth === "journey"
      ? { runOnly: rules ?? ofJourneys }
      : {
          rules: { ...besides(page.viewportSize()?.width ?? 0), ...ofColors(depth === "colors") },
        }),
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

/** Expects no violations, in one color scheme by path, and in both with TEST_LEVEL=full. */
export async function expectClean(page: Page, what = page.url()) {
  const { colorScheme: chosen } = lookOf(new URL(page.url()).pathname);
  for (const colorScheme of isFullLevel ? (["light", "dark"] as const) : [chosen]) {
    await page.emulateMedia({ colorScheme });
    const found = await violations(page, undefined, "colors");
    expect({ what, found }).toEqual({ what, found: [] });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** Also checks 320 px reflow: loading the page again would take longer. */
export async function expectCleanInItsLooks(page: Page, what = page.url()) {
  const before = page.viewportSize() ?? sizes.desk;
  for (const { size, colorScheme, readsContrast } of isFullLevel
    ? looksOfAll
    : [lookOf(new URL(page.url()).pathname)]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(sizes[size]);
    expect({
      what: `${what} (${size}, ${colorScheme})`,
      found: await violations(page, undefined, readsContrast ? "colors" : "page"),
    }).toEqual({ what: `${what} (${size}, ${colorScheme})`, found: [] });
  }
  await expectNarrow(page, 320, what);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(before);
}
