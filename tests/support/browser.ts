import { randomInt } from "node:crypto";
import { expect, type Page, test as plainTest } from "@playwright/test";

type Guard = { missing: string[]; outside: string[]; guard: undefined };

/** A page that fails its test on any console error, any uncaught one, and any request to another origin. */
export const test = plainTest.extend<Guard>({
  baseURL: process.env.SITE_UNDER_TEST,

  /** Each story comes from an address of its own, as through a proxy: what is limited by source is no story's fault. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  extraHTTPHeaders: async ({}, use) =>
    use({
      "x-forwarded-for": Array.from({ length: 2 }, () => randomInt(1, 255)).reduce(
        (address, part) => `${address}.${part}`,
        "198.18",
      ),
    }),

  /** Paths that a test asks for though they do not exist: the browser itself reports those. */
  missing: [[], { option: true }],

  /** Origins that a story may ask besides: it answers for them itself. */
  outside: [[], { option: true }],

  guard: [
    async ({ page, baseURL, missing, outside }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`uncaught: ${error.message}`));
      page.on("console", (message) => {
        const path = new URL(message.location().url, baseURL).pathname.replace(/\.data$/, "");
        // A form that is refused comes back with one of these: the browser itself reports it.
        const isRefusal = /a status of (409 \(Conflict\)|422 \(Unprocessable Entity\))$/.test(
          message.text(),
        );
        if (["error", "warning"].includes(message.type()) && !isRefusal && !missing.includes(path))
          faults.push(`console: ${message.text()} (${path})`);
      });
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== baseURL && !outside.includes(origin) && protocol !== "data:")
          faults.push(`request to another origin: ${request.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts have taken over: the server cannot show what is remembered in this browser. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("button", { name: /^(Dismiss|Ocultar)$/ })).toBeVisible();
}

/** What stands further down is drawn a moment later: before its height or its shown texts count. */
export const wholeDrawn = (page: Page) =>
  expect(page.locator(".drawn-when-near:not([data-drawn])")).toHaveCount(0);

/** True as long as the document was not loaded anew: a reload forgets the mark. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}

export { expect };
