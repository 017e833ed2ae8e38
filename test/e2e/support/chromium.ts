import type { LaunchOptions } from "@playwright/test";
import { chromiumHere } from "../../../scripts/chromium.ts";

const executablePath = chromiumHere();

/** How tests start Chromium. */
export const chromium: LaunchOptions = {
  ...(executablePath !== undefined && { executablePath }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
};
