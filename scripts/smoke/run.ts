import { accountConditions, type Installed } from "./account.ts";
import { callConditions } from "./calls.ts";
import { catalogueConditions } from "./catalogue.ts";
import { judge, type Condition, type Verdict } from "./condition.ts";
import { pageConditions } from "./page.ts";
import { readerConditions } from "./readers.ts";
import { signInConditions } from "./sign-in.ts";
import type { Site } from "./site.ts";

/** Everything that has to be true of a site, in the order in which one would look. */
export const siteConditions: readonly Condition<Site>[] = [
  ...pageConditions,
  ...callConditions,
  ...catalogueConditions,
  ...signInConditions,
  ...readerConditions,
];

/** Asks all conditions of a site, and of its account where that is known; tells each verdict when it is there. */
export async function runSmoke(
  site: Site,
  installed: Installed | undefined,
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const ofSite = await judge(siteConditions, site, tell);
  const ofAccount = installed === undefined ? [] : await judge(accountConditions, installed, tell);
  return [...ofSite, ...ofAccount];
}
