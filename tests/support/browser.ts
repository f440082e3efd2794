import { randomInt } from "node:crypto";
import { expect, type Page, test as plainTest } from "@playwright/test";
import { desk, seeing } from "./browser-options.ts";

type Guard = { missing: string[]; outside: string[]; guard: undefined };

/** Fails on console errors, uncaught errors, and requests to other origins. */
export const test = plainTest.extend<Guard>({
  baseURL: process.env.SITE_UNDER_TEST,

  /** Uses another IP address per scenario through a proxy, so that rate limits do not interfere. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  extraHTTPHeaders: async ({}, use) =>
    use({
      "x-forwarded-for": Array.from({ length: 2 }, () => randomInt(1, 255)).reduce(
        (address, part) => `${address}.${part}`,
        "198.18",
      ),
    }),

  /** Paths that a test expects to be missing, because the browser reports them as errors. */
  missing: [[], { option: true }],

  /** Other origins that the scenario requests and answers itself. */
  outside: [[], { option: true }],

  guard: [
    async ({ page, baseURL, missing, outside }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`uncaught: ${page.url()} ${error.message}`));
      page.on("console", (message) => {
        const path = new URL(message.location().url, baseURL).pathname.replace(/\.data$/, "");
        // Browsers report the status of rejected forms as errors.
        const isRefusal = /a status of (409 \(Conflict\)|422 \(Unprocessable Entity\))$/.test(
          message.text(),
        );
        // A page may still be asking who is signed in when its session ends.
        const isSignedOut = path === "/api/me" && /a status of 401\b/.test(message.text());
        const isExpected = isRefusal || isSignedOut || missing.includes(path);
        if (["error", "warning"].includes(message.type()) && !isExpected)
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

/** For scenarios that need a keyboard, a mouse, or the space next to a list. */
export const deskTest = test.extend(desk);

/** For scenarios that only read pages: painting was a third of their work, but clicks wait for it. */
export const layoutTest = deskTest.extend({
  launchOptions: [
    { ...seeing, args: [...seeing.args, "--disable-threaded-compositing"] },
    { scope: "worker" },
  ],
});

/** For scenarios that need images; without TEST_LEVEL=full, others do not load any. */
export const pictureTest = test.extend({ launchOptions: [seeing, { scope: "worker" }] });

/** Opens a page and waits for its scripts, because only they know this browser's local data. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("html[data-alive]")).toBeAttached();
}

/** Waits for content below the viewport, before its height or texts matter. */
export const wholeDrawn = (page: Page) =>
  expect(page.locator(".drawn-when-near:not([data-drawn])")).toHaveCount(0);

/** The message about a form that was sent, in the offices. */
export const toast = (page: Page, text: string) =>
  page
    .getByRole("region", { name: /Notification/ })
    .getByRole("listitem")
    .or(page.locator("noscript [role=status]"))
    .filter({ hasText: text });

/** Stays true until the document reloads, which clears the mark. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}

export { expect };
