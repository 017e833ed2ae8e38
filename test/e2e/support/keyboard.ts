import { expect, type Locator, type Page } from "@playwright/test";

/** Whether the element that has the focus shows it by an outline, its own or that of the field around it. */
const showsFocus = (): boolean => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  const around = [focused, focused.parentElement, focused.nextElementSibling];
  return around.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
  });
};

/** Presses Tab until a control has the focus; every stop on the way must show it. */
export async function tabsTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    expect(await page.evaluate(showsFocus), `shows its focus: ${focused ?? ""}`).toBe(true);
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Presses something by the keyboard alone, as whoever has come to it by Tab. */
export async function pressesByKey(target: Locator): Promise<void> {
  await target.focus();
  await target.press("Enter");
}
