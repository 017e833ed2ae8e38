import { join } from "node:path";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { cdkApp } from "../../../infra/cdk-app.ts";
import { productOf } from "../../../infra/deployment.ts";
import { settingsFrom } from "../../../infra/settings.ts";
import { addStacks } from "../../../infra/stacks.ts";
import { buildNothing } from "../nothing-built.ts";
import { readStacks } from "../assembly.ts";
import { readAssembly } from "./assembly.ts";
import { findingsIn } from "./findings.ts";
import { endlessIn } from "./endless.ts";
import { combinations, contextOf, missingPairs } from "./combinations.ts";

const dist = join(inject("folder"), "nothing-built");

beforeAll(() => buildNothing(dist));

/** Synthesizes the product as in an app with this context; cdk-nag and the CDK's own rules have their say. */
function synthesize(context: Readonly<Record<string, string>>, outdir: string): void {
  const app = cdkApp(outdir);
  for (const [name, value] of Object.entries(context)) app.node.setContext(name, value);
  const settings = settingsFrom(context, {});
  addStacks(app, { product: productOf(settings.stage), dist, settings });
  app.synth();
}

describe("the combinations of settings", () => {
  test("are few, and all pairs of ways are in one of them", () => {
    expect(combinations.length).toBeLessThanOrEqual(12);
    expect(missingPairs(combinations)).toEqual([]);
    expect(missingPairs(combinations.slice(1))).not.toEqual([]);
  });

  test.each(combinations.map((each) => [Object.values(each).join(" "), each] as const))(
    "have templates as CloudFormation wants them: %s",
    (name, combination) => {
      const outdir = join(inject("folder"), "combinations", name.replaceAll(/\W+/g, "-"));
      synthesize(contextOf(combination), outdir);
      expect(findingsIn(readAssembly(outdir))).toEqual([]);
      expect(endlessIn(readStacks(outdir))).toEqual([]);
    },
  );
});

test("the templates that are deployed are as CloudFormation wants them", () => {
  expect(findingsIn(readAssembly(inject("assembly")))).toEqual([]);
});

test("whoever reads what another choice changes is changed by it, too: nobody is told of another output", () => {
  const outdirs = combinations.map((each) =>
    join(inject("folder"), "combinations", Object.values(each).join(" ").replaceAll(/\W+/g, "-")),
  );
  const all = outdirs.map((outdir) => new Map(readAssembly(outdir).map((one) => [one.stack, one])));
  for (const one of all) {
    for (const other of all) {
      for (const [stack, { Outputs }] of one) {
        const others = other.get(stack)?.Outputs ?? {};
        const changed = Object.entries(Outputs).filter(
          ([name, { Value }]) =>
            others[name] !== undefined &&
            JSON.stringify(Value) !== JSON.stringify(others[name].Value),
        );
        for (const [name] of changed) {
          for (const [reader, template] of one) {
            const text = JSON.stringify(template);
            if (!text.includes(`"StackName":"${stack}","OutputName":"${name}"`)) continue;
            expect(JSON.stringify(other.get(reader)), `${reader} reads ${name}`).not.toBe(text);
          }
        }
      }
    }
  }
});
