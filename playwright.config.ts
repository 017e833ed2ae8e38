import { defineConfig } from "@playwright/test";
import { chromium } from "./test/e2e/support/chromium.ts";
import { originVariable } from "./test/e2e/support/origin.ts";

export default defineConfig({
  testDir: "test/e2e",
  // Playwright empties this folder first; the record of covered texts lies beside it.
  outputDir: "test-results/e2e",
  globalSetup: "./test/e2e/support/cloud-setup.ts",
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
    launchOptions: chromium,
    // Fades would hide what a test looks for, and blur the colours that it measures.
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      // A phone has no keyboard to do without a mouse on; searching and failing need no second size.
      testIgnore: [
        "**/keyboard.spec.ts",
        "**/focus-*.spec.ts",
        "**/search.spec.ts",
        "**/failures.spec.ts",
      ],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
