import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const executablePath = process.env.CHROMIUM_PATH || usual.find((path) => existsSync(path));
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
// A page that lives for a second is left before code made for speed pays: to make it was a quarter of what axe took.
const shortLived = "--js-flags=--no-maglev --no-turbofan";
/** LONG=1: visitors' stories in both sizes. Else on the phone alone, but for those of which a step is another one on a desk. */
const isLong = process.env.LONG === "1";

/** Pictures took a tenth of the work of all stories, and most are about none. */
const withoutPictures = isLong ? [] : ["--blink-settings=imagesEnabled=false"];
// All stories are of one site: a process for each other one, and one kept ready, were a twentieth of the work.
const oneProcess = "--disable-site-isolation-trials";
const seeing = {
  args: [...quiet, shortLived, oneProcess],
  ...(executablePath ? { executablePath } : {}),
};
const launch = { ...seeing, args: [...seeing.args, ...withoutPictures] };

const told = isLong
  ? /@both-sizes|@desk|@unpainted/
  : /@both-sizes|@desk|@unpainted|@pictures|@long/;

/** Who runs the site sits at a desk. LONG=1: visitors do, too. */
const onDesk = isLong
  ? /office\/|@both-sizes|@desk|^(?!.*(owners|forms)\/)/
  : /office\/|@both-sizes|@desk|@each-size/;

const desk = { viewport: { width: 1440, height: 960 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Stories in a real browser, on the size of a phone and of a desk, against the built server. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/setup-browser.ts",
  fullyParallel: true,
  // One waits for its page while two work.
  workers: 3,
  timeout: isLong ? 60_000 : 30_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: "chromium",
    // What moves is tested by where it ends.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launch,
  },
  // Owners have a phone at hand; visitors look with both, and what they write into forms is the same on both. Each project costs the start of three workers.
  // To draw the pages of an `@unpainted` story was a third of its work. A press waits for a frame, and would wait for ever.
  // Those come first, since the longest are among them: a worker would stand idle at the end.
  projects: [
    {
      name: "unpainted",
      grep: /@unpainted/,
      ...(isLong ? {} : { grepInvert: /@long/ }),
      use: {
        ...desk,
        launchOptions: { ...seeing, args: [...seeing.args, "--disable-threaded-compositing"] },
      },
    },
    ...(isLong
      ? []
      : [
          {
            name: "with pictures",
            grep: /@pictures/,
            grepInvert: /@long/,
            use: { ...phone, launchOptions: seeing },
          },
        ]),
    {
      name: "desk",
      grep: onDesk,
      grepInvert: isLong ? /@unpainted/ : /@unpainted|@pictures|@long/,
      use: desk,
    },
    { name: "phone", testIgnore: "office/**", grepInvert: told, use: phone },
  ],
});
