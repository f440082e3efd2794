import { openBrowser } from "./browser.mjs";
import { startSite } from "./site.mjs";

const owner = {
  email: "owner@morrow-park-laser-and-skin.example.com",
  password: "tidepool lantern quilt",
};
const rounds = 10;

/** An owner's way from section to section on a desktop: from the click to the next heading. */
export async function measure(node) {
  const site = await startSite(node, { env: { DEMO_OWNER_PASSWORD: owner.password } });
  const browser = await openBrowser(node);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 960 } });
    await page.request.post(`${site.url}/api/admin/authenticate`, { data: owner });
    await page.goto(`${site.url}/client-admin`, { waitUntil: "networkidle" });
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const taken = [];
    for (let round = 0; round < rounds; round++)
      taken.push(...(await page.evaluate(visitSections)));
    if (!(await page.evaluate(() => window.isSameDocument)))
      throw new Error("A page was reloaded.");
    taken.sort((a, b) => a - b);
    const at = (share) => Math.round(taken[Math.floor((taken.length - 1) * share)]);
    return {
      "change of section": { changes: taken.length, "p50 ms": at(0.5), "p95 ms": at(0.95) },
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** In the page: clicks each section of the menu, and waits until its heading is painted. */
async function visitSections() {
  const menu = () => [...document.querySelectorAll('nav[aria-label="Dashboard"] a')];
  const heading = () => document.querySelector("main h1")?.textContent;
  const taken = [];
  for (const at of menu().keys()) {
    const link = menu()[at];
    if (link.getAttribute("aria-current")) continue;
    const [before, start] = [heading(), performance.now()];
    link.click();
    await new Promise((resolve) => {
      const look = () => requestAnimationFrame(heading() === before || !heading() ? look : resolve);
      look();
    });
    taken.push(performance.now() - start);
  }
  return taken;
}
