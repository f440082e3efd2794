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
// Pages live for a second, too short for optimizing compilers: those took a quarter of axe's time.
const shortLived = "--js-flags=--no-maglev --no-turbofan";
/**
 * TEST_LEVEL=full runs visitor scenarios in both sizes.
 * Otherwise they run on the phone only, except those with a different step on desktop.
 */
const isFullLevel = process.env.TEST_LEVEL === "full";

/** Loading images took a tenth of the total work, and most scenarios do not need them. */
const withoutPictures = isFullLevel ? [] : ["--blink-settings=imagesEnabled=false"];
// All tests use one site: extra processes for other sites were a twentieth of the work.
const oneProcess = "--disable-site-isolation-trials";
const seeing = {
  args: [...quiet, shortLived, oneProcess],
  ...(executablePath ? { executablePath } : {}),
};
const launch = { ...seeing, args: [...seeing.args, ...withoutPictures] };

const notOnPhone = isFullLevel
  ? /@both-sizes|@desk|@unpainted/
  : /@both-sizes|@desk|@unpainted|@pictures|@slow/;

/** Admins use desktops. With TEST_LEVEL=full, visitors do too. */
const onDesk = isFullLevel
  ? /admin\/|@both-sizes|@desk|^(?!.*(owners|forms)\/)/
  : /admin\/|@both-sizes|@desk|@each-size/;

const desk = { viewport: { width: 1440, height: 960 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** E2e tests in a real browser, in phone and desktop size, against the built server. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/setup-browser.ts",
  fullyParallel: true,
  // While two work, one waits for its page.
  workers: 3,
  timeout: isFullLevel ? 60_000 : 30_000,
  forbidOnly: Boolean(process.env.CI),
  use: {
    browserName: "chromium",
    // Tests check the end state of animations.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launch,
  },
  // Owners use phones; visitors use both, but forms behave the same. Each project costs the start
  // of three workers. Painting was a third of the work of `@unpainted` scenarios, but clicks wait
  // for a frame and would hang there. These run first, because they include the longest ones, which
  // would leave workers idle at the end.
  projects: [
    {
      name: "unpainted",
      grep: /@unpainted/,
      ...(isFullLevel ? {} : { grepInvert: /@slow/ }),
      use: {
        ...desk,
        launchOptions: { ...seeing, args: [...seeing.args, "--disable-threaded-compositing"] },
      },
    },
    ...(isFullLevel
      ? []
      : [
          {
            name: "with pictures",
            grep: /@pictures/,
            grepInvert: /@slow/,
            use: { ...phone, launchOptions: seeing },
          },
        ]),
    {
      name: "desk",
      grep: onDesk,
      grepInvert: isFullLevel ? /@unpainted/ : /@unpainted|@pictures|@slow/,
      use: desk,
    },
    { name: "phone", testIgnore: "admin/**", grepInvert: notOnPhone, use: phone },
  ],
});
