import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What is there and paid for without a visitor. */
export interface Standing {
  readonly secrets: number;
  readonly alarmMetrics: number;
  readonly ownMetrics: number;
  readonly dashboards: number;
  /** With the setting `waf` alone. */
  readonly firewalls: number;
  readonly firewallRules: number;
}

/**
 * What is there without a visitor, as `docs/operations.md` says it under "What costs while nobody comes", which a test
 * compares with the templates. Throws where it does not say so any more.
 */
export async function standingCosts(): Promise<Standing> {
  const text = await readFile(join(import.meta.dirname, "../../docs/operations.md"), "utf8");
  const count = (words: RegExp): number => {
    const found = words.exec(text)?.[1];
    if (found === undefined)
      throw new Error(`docs/operations.md says nothing like ${words.source}.`);
    return Number(found);
  };
  return {
    secrets: count(/\| (\d+) secrets? in Secrets Manager/),
    alarmMetrics: count(/\| \d+ alarms, over (\d+) metrics/),
    ownMetrics: count(/\| (\d+) metrics of our own/),
    dashboards: count(/\| (\d+) dashboards?/),
    firewalls: count(/(\d+) firewalls/),
    firewallRules: count(/firewalls, which have (\d+) rules/),
  };
}
