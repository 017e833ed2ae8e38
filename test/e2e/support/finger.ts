import type { Page } from "@playwright/test";

/** A point of the page, in CSS pixels of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the page, as a touch screen would tell of it. */
export interface Finger {
  /** Draws it on by so much, in several steps. */
  readonly draw: (byX: number, byY: number) => Promise<void>;
  readonly lift: () => Promise<void>;
}

/** Lays a finger on a point of the page. */
export async function layFinger(page: Page, from: Point): Promise<Finger> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  let at = from;
  await touch("touchStart", at);
  const steps = 8;
  return {
    async draw(byX, byY) {
      const start = at;
      for (let step = 1; step <= steps; step++) {
        at = { x: start.x + (byX * step) / steps, y: start.y + (byY * step) / steps };
        await touch("touchMove", at);
      }
    },
    async lift() {
      await touch("touchEnd");
      await client.detach();
    },
  };
}

/** Draws a finger over the page and takes it away. */
export async function draws(page: Page, from: Point, byX: number, byY: number): Promise<void> {
  const finger = await layFinger(page, from);
  await finger.draw(byX, byY);
  await finger.lift();
}
