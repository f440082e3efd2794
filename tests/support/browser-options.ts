import { existsSync } from "node:fs";
import { isFullLevel } from "./test-level.ts";

const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const executablePath = process.env.CHROMIUM_PATH || usual.find((path) => existsSync(path));

/** Launch options of a browser that loads images. */
export const seeing = {
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Pages live for a second, too short for optimizing compilers: those took a quarter of axe's time.
    "--js-flags=--no-maglev --no-turbofan",
    // All tests use one site: extra processes for other sites were a twentieth of the work.
    "--disable-site-isolation-trials",
  ],
  ...(executablePath ? { executablePath } : {}),
};

/** Loading images took a tenth of the total work, and most scenarios do not need them. */
export const launch = isFullLevel
  ? seeing
  : { ...seeing, args: [...seeing.args, "--blink-settings=imagesEnabled=false"] };

export const desk = { viewport: { width: 1440, height: 960 }, isMobile: false, hasTouch: false };
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
