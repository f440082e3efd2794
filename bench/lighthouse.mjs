import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureChromium } from "../scripts/setup/chromium.mjs";
import { startSite } from "./site.mjs";
import { visitorPages } from "./visitor-pages.mjs";

const runs = 3;
const categories = ["performance", "accessibility", "best-practices", "seo"];

export async function measure(node) {
  const site = await startSite(node);
  const chrome = await launch({
    chromePath: await ensureChromium(node),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
    ],
  });
  const results = {};
  try {
    for (const path of visitorPages) {
      const seen = [];
      for (let run = 0; run < runs; run++) {
        const { lhr } = await lighthouse(site.url + path, {
          port: chrome.port,
          onlyCategories: categories,
          logLevel: "error",
        });
        seen.push(lhr);
      }
      results[path] = {
        ...Object.fromEntries(
          categories.map((category) => [
            category,
            median(seen.map((lhr) => Math.round(100 * (lhr.categories[category].score ?? 0)))),
          ]),
        ),
        "LCP s": (
          median(seen.map((lhr) => lhr.audits["largest-contentful-paint"].numericValue)) / 1000
        ).toFixed(2),
        CLS: median(seen.map((lhr) => lhr.audits["cumulative-layout-shift"].numericValue)).toFixed(
          3,
        ),
        fails: failing(seen[0]),
      };
    }
  } finally {
    chrome.kill();
    await site.stop();
  }
  return results;
}

function failing(lhr) {
  const refs = categories.slice(1).flatMap((category) => lhr.categories[category].auditRefs);
  return refs
    .filter(
      ({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1,
    )
    .map(({ id }) => id)
    .join(" ");
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
