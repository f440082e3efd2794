import { openBrowser } from "./browser.mjs";
import { startSite } from "./site.mjs";
import { visitorPages } from "./visitor-pages.mjs";

const kinds = { Document: "html kB", Script: "script kB", Stylesheet: "css kB", Font: "fonts kB" };

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 960 } };
const paths = [...visitorPages, "/med-spas", "/map"];

/** Measures the transfer size of a first visit on phone and desktop. */
export async function measure(node) {
  const site = await startSite(node);
  const browser = await openBrowser(node);
  const results = {};
  try {
    for (const path of paths)
      for (const [size, viewport] of Object.entries(sizes))
        results[`${path} ${size}`] = await weigh(browser, site.url + path, viewport);
  } finally {
    await browser.close();
    await site.stop();
  }
  return results;
}

async function weigh(browser, url, viewport) {
  const page = await browser.newPage({ viewport });
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const kindOf = new Map();
  const row = { requests: 0, ...Object.fromEntries(Object.values(kinds).map((name) => [name, 0])) };
  network.on("Network.responseReceived", ({ requestId, type }) =>
    kindOf.set(requestId, kinds[type]),
  );
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    row.requests++;
    const name = kindOf.get(requestId);
    if (name) row[name] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
  for (const name of Object.values(kinds)) row[name] = (row[name] / 1024).toFixed(1);
  return row;
}
