import { defineConfig } from "@playwright/test";
import { desk, launch, phone } from "./tests/support/browser-options.ts";
import { isFullLevel } from "./tests/support/test-level.ts";

/** Admins use desktops, and these scenarios resize the window or use the keyboard. */
const onDesk = /\/(admin|keyboard|whole-site)\//;

/**
 * E2e tests in a real browser against the built server. Owners use phones; visitors use both, but
 * their scenarios run on desktops only with TEST_LEVEL=full.
 */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/setup-browser.ts",
  fullyParallel: true,
  // While two work, one waits for its page.
  workers: 3,
  // No test may fail because a machine is slow.
  timeout: 600_000,
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.02 } },
  snapshotPathTemplate: "tests/pictures/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  ...(isFullLevel ? {} : { grepInvert: /@slow/ }),
  use: {
    browserName: "chromium",
    // Tests check the end state of animations.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launch,
  },
  projects: [
    {
      name: "desk",
      ...(isFullLevel ? { testIgnore: /\/(owners|forms)\// } : { testMatch: onDesk }),
      use: desk,
    },
    { name: "phone", testIgnore: onDesk, use: phone },
  ],
});
