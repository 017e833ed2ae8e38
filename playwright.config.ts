import { defineConfig } from "@playwright/test";
import { chromium } from "./test/e2e/support/chromium.ts";
import { originVariable } from "./test/e2e/support/origin.ts";
import { onPhone } from "./test/e2e/support/test.ts";
import { videoSiteArgs } from "./test/e2e/support/video-site.ts";

export default defineConfig({
  testDir: "test/e2e",
  // Playwright empties this folder first; the record of covered texts lies beside it.
  outputDir: "test-results/e2e",
  globalSetup: "./test/e2e/support/setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // Workers read this file again after the setup, which may have started a cloud.
    baseURL: process.env[originVariable],
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...chromium,
      // What draws is a process for each browser otherwise, an eighth of all that journeys compute.
      args: [...(chromium.args ?? []), "--in-process-gpu", ...videoSiteArgs()],
    },
    // The certificate of the video site's stand-in is made for nobody.
    ignoreHTTPSErrors: true,
    // Fades would hide what a test looks for, and blur the colours that it measures.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      // What does not depend on the size needs no second one.
      grep: new RegExp(onPhone.tag),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
