/** `npm run screens`: takes a picture of every page, in every theme and at both sizes, into docs/screens/. */
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromium as launchOptions } from "../test/e2e/support/chromium.ts";
import { themeNames, themeStorageKey, type ThemeName } from "../shared/theme/theme-names.ts";
import { runAlone } from "./command-line.ts";
import { openDemoSite } from "./screens/demo-site.ts";
import { replaceFolder } from "./screens/replace-folder.ts";
import { signIn, viewers, type Viewer } from "./screens/viewers.ts";
import { views, type View } from "./screens/views.ts";

const folder = join(import.meta.dirname, "../docs/screens");

const sizes = {
  desktop: { window: { width: 1280, height: 900 }, pictureWidth: 800 },
  phone: { window: { width: 360, height: 740 }, pictureWidth: 360 },
} as const;
type SizeName = keyof typeof sizes;

/** The picture that the README shows. */
const front = { view: "home", theme: "honey", size: "desktop" } as const;

/** Signs somebody in and returns what a browser has to keep for it. */
async function keepSignedIn(browser: Browser, origin: string, viewer: Viewer) {
  const page = await browser.newPage();
  await signIn[viewer](page, origin);
  const state = await page.context().storageState();
  await page.close();
  return state;
}

/** Waits until nothing on a page moves or loads any more, and every picture in sight is there. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const isInSight = image.checkVisibility() && isInside;
      return !isInSight || (image.complete && image.naturalWidth > 0);
    }),
  );
}

async function savePicture(picture: Buffer, file: string, width: number): Promise<void> {
  await sharp(picture).resize({ width }).webp({ quality: 72, effort: 5 }).toFile(file);
}

async function takePicture(
  context: BrowserContext,
  view: View,
  theme: ThemeName,
  size: SizeName,
  into: string,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(view.address);
  await settle(page);
  await view.prepare?.(page);
  await settle(page);
  const picture = await page.screenshot();
  const fileOf = (name: string) => join(into, `${name}.webp`);
  await savePicture(picture, fileOf(`${view.name}-${theme}-${size}`), sizes[size].pictureWidth);
  const isFront = view.name === front.view && theme === front.theme && size === front.size;
  if (isFront) await savePicture(picture, fileOf(front.view), sizes[size].window.width);
  await page.close();
}

async function takePictures(browser: Browser, origin: string, into: string): Promise<void> {
  for (const viewer of viewers) {
    const storageState = await keepSignedIn(browser, origin, viewer);
    for (const theme of themeNames) {
      for (const size of ["desktop", "phone"] as const) {
        const context = await browser.newContext({
          baseURL: origin,
          viewport: sizes[size].window,
          reducedMotion: "reduce",
          hasTouch: size === "phone",
          isMobile: size === "phone",
          storageState,
        });
        await context.addInitScript(
          ([key, value]) => {
            localStorage.setItem(key, value);
          },
          [themeStorageKey, theme] as const,
        );
        for (const view of views.filter((each) => each.viewer === viewer)) {
          await takePicture(context, view, theme, size, into);
        }
        await context.close();
      }
    }
  }
}

/** The pages before titles had covers of their own, to compare with; they cannot be taken anew. */
const keptName = "before";

async function takeAll(next: string): Promise<void> {
  await cp(join(folder, keptName), join(next, keptName), { recursive: true });
  const site = await openDemoSite();
  try {
    const browser = await chromium.launch(launchOptions);
    try {
      await takePictures(browser, site.origin, next);
    } finally {
      await browser.close();
    }
  } finally {
    await site.stop();
  }
}

await runAlone(
  {
    name: "screens",
    does: "Takes a picture of every page, in every theme and at both sizes, in place of those in docs/screens/.",
    guide: "README.md",
  },
  () => replaceFolder(folder, takeAll),
);
