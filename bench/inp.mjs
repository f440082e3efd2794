import { openBrowser } from "./browser.mjs";
import { startSite } from "./site.mjs";
import { visitorPages } from "./visitor-pages.mjs";

const slowdown = 4;
const rounds = 5;
const profile = "/listing/morrow-park-laser-and-skin";

const interactions = {
  "type a search": {
    path: "/",
    act: (page) => typeInto(page.locator("main input[name=q]").first()),
  },
  "open the menu": {
    path: "/",
    act: (page) => tap(page.getByRole("button", { name: "Menu", exact: true })),
  },
  "open the filters": {
    path: "/search?q=botox",
    act: (page) => tap(page.locator("main summary:visible").first()),
  },
  "choose a filter": {
    path: "/search?q=botox",
    act: async (page) => tapBelow(page, "main summary:visible", "main a[data-keeps-place]:visible"),
  },
  "change a tab": {
    path: profile,
    act: (page) => tap(page.locator("main nav a[data-keeps-place]:visible").nth(1)),
  },
  "open a question": {
    path: "/category/cosmetic-injectables-fillers",
    act: (page) => tap(page.locator("main summary:visible").last()),
  },
  "save a card": {
    path: "/med-spas",
    act: (page) => tap(page.locator("main button[data-save]").first()),
  },
};

/** At a quarter of this machine's speed: time to next paint, blocking time and layout shift. */
export async function measure(node) {
  const site = await startSite(node);
  const browser = await openBrowser(node);
  const results = {};
  try {
    for (const [name, { path, act }] of Object.entries(interactions)) {
      const taken = [];
      for (let round = 0; round < rounds; round++)
        taken.push(...(await interact(browser, site.url + path, act)));
      taken.sort((a, b) => a - b);
      results[name] = {
        interactions: taken.length,
        "p50 ms": at(taken, 0.5),
        "worst ms": at(taken, 1),
      };
    }
    for (const path of visitorPages) results[path] = await load(browser, site.url + path);
  } finally {
    await browser.close();
    await site.stop();
  }
  return results;
}

async function openSlowly(browser, url) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(() => {
    window.seen = { event: [], longtask: [], "layout-shift": [] };
    for (const type of Object.keys(window.seen))
      new PerformanceObserver((list) => window.seen[type].push(...list.getEntries())).observe({
        type,
        buffered: true,
        durationThreshold: 16,
      });
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/** Duration of the longest event. Events shorter than a frame or two are not reported. */
async function interact(browser, url, act) {
  const page = await openSlowly(browser, url);
  await act(page);
  await page.waitForTimeout(1_000);
  const events = await page.evaluate(() =>
    window.seen.event.map(({ interactionId, duration }) => ({ interactionId, duration })),
  );
  await page.close();
  const longest = new Map();
  for (const { interactionId, duration } of events)
    if (interactionId)
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  return longest.size > 0 ? [...longest.values()] : [16];
}

async function load(browser, url) {
  const page = await openSlowly(browser, url);
  const seen = await page.evaluate(() => ({
    tasks: window.seen.longtask.map(({ duration }) => duration),
    moved: window.seen["layout-shift"].reduce((sum, { value }) => sum + value, 0),
  }));
  await page.close();
  return {
    "long tasks": seen.tasks.length,
    "worst ms": Math.round(Math.max(0, ...seen.tasks)),
    CLS: seen.moved.toFixed(3),
  };
}

/** Playwright's own tap runs slowed-down scripts in the page; a real finger does not. */
async function tap(target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await target.page().waitForTimeout(500);
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

async function typeInto(field) {
  await tap(field);
  await field.pressSequentially("botox", { delay: 120 });
}

async function tapBelow(page, opener, target) {
  if (!(await page.locator(target).count())) await tap(page.locator(opener).first());
  await tap(page.locator(target).first());
}

const at = (sorted, share) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
