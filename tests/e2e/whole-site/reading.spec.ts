import type { Page } from "@playwright/test";
import { deskTest, expect, test } from "#tests/support/browser.ts";
import { inBothLanguages, kindsOfPage, missingKinds } from "#tests/support/kinds-of-page.ts";
import { slow } from "#tests/support/tags.ts";
import { isFullLevel } from "#tests/support/test-level.ts";

/**
 * Browser preferences of people, each in one size, because pages react to them independently of it.
 * TEST_LEVEL=full: on every kind of page, in both languages.
 */

test.use({ missing: missingKinds });

const kinds = inBothLanguages(kindsOfPage);
const few = [
  "/",
  "/med-spas",
  "/search?q=botox",
  "/botox/irvine",
  "/listing/morrow-park-laser-and-skin",
  "/booking/morrow-park-laser-and-skin",
  "/contact",
  "/sign-in",
];
const pages = isFullLevel ? kinds : few;

/** Minimum spacing that WCAG 1.4.12 requires pages to support. */
const spaced =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

deskTest(
  "wider letter and line spacing cuts off no text and scrolls no page sideways",
  slow,
  async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, spaced);
      expect({ path, cut: await page.evaluate(cutTexts), width: await widthOf(page) }).toEqual({
        path,
        cut: [],
        width: 390,
      });
    }
  },
);

deskTest(
  "at 400% zoom in a 320 by 256 window, everything is there and nothing scrolls sideways",
  async ({ page }) => {
    if (isFullLevel) test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of pages) {
      await page.goto(path);
      const heading = page.getByRole("heading", { level: 1 });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeVisible();
      // Sticky elements leave room for the content.
      const header = await page.getByRole("banner").boundingBox();
      expect({ path, width: await widthOf(page), header: (header?.height ?? 256) < 128 }).toEqual({
        path,
        width: 320,
        header: true,
      });
    }
  },
);

deskTest(
  "forced colors still distinguish focused, selected and pressed elements",
  slow,
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/city/irvine");
    for (const target of [
      page.getByRole("button", { name: /^Save / }).first(),
      page
        .getByRole("link", { name: "Book Now" })
        .or(page.getByRole("article").getByRole("link"))
        .first(),
    ]) {
      await target.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      const outline = await target.evaluate((element) =>
        [element, ...[getComputedStyle(element, "::after")]].map(
          (each) => (each instanceof Element ? getComputedStyle(each) : each).outlineStyle,
        ),
      );
      expect(outline.some((style) => style !== "none")).toBe(true);
    }
    const save = page.getByRole("button", { name: /^Save / }).first();
    const look = () => save.evaluate((button) => getComputedStyle(button, "::before").maskImage);
    const before = await look();
    await save.press("Space");
    await expect(save).toHaveAttribute("aria-pressed", "true");
    expect(await look()).not.toBe(before);
    await page.goto("/contact");
    for (const field of await page.getByRole("main").locator("[id^=field-]:visible").all())
      expect(await field.evaluate((element) => getComputedStyle(element).borderTopWidth)).not.toBe(
        "0px",
      );
    const button = page.getByRole("button", { name: "Send message" });
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe(
      "none",
    );
  },
);

deskTest("forced colors keep every field's border", slow, async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ forcedColors: "active" });
  for (const path of kinds) {
    await page.goto(path);
    expect({ path, unbound: await page.evaluate(unboundControls) }).toEqual({ path, unbound: [] });
  }
});

deskTest("reduced motion leaves no lasting animation", slow, async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of kinds) {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        const lasts = Math.max(
          animationName === "none" ? 0 : Number.parseFloat(animationDuration),
          ...transitionDuration.split(",").map(Number.parseFloat),
        );
        return lasts > 0.01 ? [`${element.tagName} ${lasts}s`] : [];
      }),
    );
    expect({ path, moving: [...new Set(moving)] }).toEqual({ path, moving: [] });
  }
});

deskTest(
  "every field's border contrasts with its surroundings in light and dark mode",
  slow,
  async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ["/", "/contact", "/injectables", "/search?q=botox", "/add-listing"]) {
        await page.goto(path);
        const faint = await page.evaluate(faintFields);
        expect({ path, colorScheme, faint }).toEqual({ path, colorScheme, faint: [] });
      }
    }
  },
);

deskTest("pages work in landscape orientation", slow, async ({ page }) => {
  if (isFullLevel) test.setTimeout(180_000);
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of pages) {
    await page.goto(path);
    expect({ path, width: await widthOf(page) }).toEqual({ path, width: 844 });
  }
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Runs in the page: fields whose border has less than 3:1 contrast (WCAG 1.4.11). */
function faintFields() {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const luminance = (color: string) => {
    if (!context) throw new Error("No canvas");
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
      part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const fields = [
    ...document.querySelectorAll<HTMLElement>(
      "input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea",
    ),
  ];
  return fields.flatMap((field) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(field);
    if (!field.checkVisibility() || field.closest(".sr-only") || field.clientWidth < 2) return [];
    const [one, other] = [luminance(borderTopColor), luminance(backgroundColor)];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return contrast < 3 ? [`${field.id || field.getAttribute("name")} ${contrast.toFixed(2)}`] : [];
  });
}

function unboundControls() {
  const controls = document.querySelectorAll<HTMLElement>(
    "main :is(input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea)",
  );
  return [...controls].flatMap((control) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
    const isShown =
      control.checkVisibility() && !control.closest(".sr-only") && control.clientWidth > 1;
    return isShown && (borderTopStyle === "none" || borderTopWidth === "0px")
      ? [control.outerHTML.slice(0, 80)]
      : [];
  });
}

/** Runs in the page: boxes with clipped text. */
function cutTexts() {
  return [...document.querySelectorAll<HTMLElement>("main *, header *, footer *")].flatMap(
    (element) => {
      const { overflowX, overflowY, textOverflow, clipPath, position } = getComputedStyle(element);
      const hides = [overflowX, overflowY].some((value) => value === "hidden" || value === "clip");
      const isForReaders = position === "absolute" && element.clientWidth <= 1;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        !hides ||
        !hasText ||
        isForReaders ||
        textOverflow === "ellipsis" ||
        clipPath !== "none" ||
        !element.checkVisibility()
      )
        return [];
      const isCut =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1;
      return isCut ? [`${element.tagName} ${element.textContent?.trim().slice(0, 60)}`] : [];
    },
  );
}
