import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { themeNames, type ThemeName } from "../../../shared/theme/theme-names.ts";
import { constant } from "../../support/spec-coverage.ts";
import { expect } from "./test.ts";

export const honey = themeNames.slice(0, 1);

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];
type Found = Violation["nodes"][number];

const reasonsOf = ({ any, all, none }: Found): string =>
  [...any, ...all, ...none]
    .map(({ message, relatedNodes = [] }) =>
      [message, ...relatedNodes.map((each) => each.target.join(" "))].join(" "),
    )
    .join("; ");

/**
 * What axe still finds of a target that is too small when somebody has scrolled to it: where a page happens to begin, any
 * target may lie half under the bar that stays at the foot of a phone.
 */
async function stillTooSmall(page: Page, { target }: Found): Promise<Found[]> {
  const selector = target.join(" ");
  await page.locator(selector).evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  const builder = new AxeBuilder({ page }).setLegacyMode().include(selector);
  const { violations } = await builder.withRules("target-size").analyze();
  return violations.flatMap(({ nodes }) => nodes);
}

async function nodesOf(page: Page, { id, nodes }: Violation): Promise<Found[]> {
  if (id !== "target-size") return nodes;
  const found: Found[] = [];
  for (const node of nodes) found.push(...(await stillTooSmall(page, node)));
  return found;
}

/**
 * Looks at a page as axe does, in one theme; targets for fingers count, too. Themes differ in their colours alone: what
 * the first shows of everything else holds in all.
 */
export async function isAccessible(page: Page, theme: ThemeName): Promise<void> {
  // Its other way opens one more page for every look, for frames of other origins: ours have none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    theme === honey[0]
      ? builder.options({ rules: { "target-size": { enabled: true } } })
      : builder.withRules(["color-contrast", "link-in-text-block"])
  ).analyze();
  const found: string[] = [];
  for (const violation of violations) {
    for (const node of await nodesOf(page, violation)) {
      const { id, impact = "unknown" } = violation;
      found.push(`${theme}: ${id} (${impact}) at ${node.target.join(" ")}: ${reasonsOf(node)}`);
    }
  }
  expect(found).toEqual([]);
}

/** Where a phone shows in colours of its own what no other screen does: its bar, chosen tabs, facts of cards. */
export const hasOwnColoursOnPhone = (address: string): boolean =>
  ["/", "/tos"].includes(address) || /^\/(profile|anime-list)\//.test(address);

/** Opens a page in every theme and looks at it; on a phone only where it has colours of its own. */
export async function looksAt(
  page: Page,
  address: string,
  isReady: () => Promise<void>,
): Promise<void> {
  await page.goto(address);
  await isReady();
  const isPhone = (page.viewportSize()?.width ?? 0) < constant("mobileBreakpointPx");
  for (const theme of isPhone && !hasOwnColoursOnPhone(address) ? honey : themeNames) {
    const fades = await page.evaluate(async (name) => {
      document.documentElement.dataset["theme"] = name;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    }, theme);
    expect(fades, "nothing fades for who prefers reduced motion").toBe(0);
    await isAccessible(page, theme);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, `${address} in ${theme} scrolls sideways`).toBe(false);
  }
}

export const headline = (page: Page, text: string | RegExp) => () =>
  expect(page.getByRole("heading", { level: 1, name: text })).toBeVisible();
