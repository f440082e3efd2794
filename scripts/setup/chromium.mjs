import { existsSync } from "node:fs";
import { debianPackage } from "./debian.mjs";
import { runProcess, Stop } from "./run.mjs";

/** Headless shell first: it opens pages in half the time. */
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Tries CHROMIUM_PATH, a system browser, Playwright's browser, then Debian's package. */
export async function ensureChromium(node) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Stop(`CHROMIUM_PATH: nothing exists at ${named}.`);
  const standing = named ?? usual.find(existsSync) ?? (await playwrightsOwn());
  if (standing) return standing;
  if (await debianPackage("chromium-headless-shell").catch(() => false)) return usual[0];
  if (await debianPackage("chromium")) return "/usr/bin/chromium";
  console.log("Fetching Playwright's Chromium ...");
  await runProcess(node, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    label: "playwright install chromium",
  });
  const fetched = await playwrightsOwn();
  if (!fetched) throw new Stop("No Chromium was found or could be installed. Set CHROMIUM_PATH.");
  return fetched;
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
