import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const installed = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** How tests start Chromium: CHROMIUM_PATH, the system's own, or else the one that Playwright has installed. */
export const chromium: LaunchOptions = {
  ...(existsSync(installed) && { executablePath: installed }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
