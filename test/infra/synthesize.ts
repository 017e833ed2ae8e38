import { join } from "node:path";
import { inject } from "vitest";
import { cdkApp } from "../../infra/cdk-app.ts";
import { productOf } from "../../infra/deployment.ts";
import { settingsFrom, type GivenSettings } from "../../infra/settings.ts";
import { addStacks } from "../../infra/stacks.ts";
import { readStacks, type Template } from "./assembly.ts";

/** Synthesizes the product once more, with other settings, into a folder of that name; returns its stacks by name. */
export function synthesize(
  name: string,
  given: GivenSettings,
  context: Readonly<Record<string, string>> = {},
): ReadonlyMap<string, Template> {
  const app = cdkApp(join(inject("folder"), name));
  const settings = settingsFrom(context, { ...given });
  addStacks(app, { product: productOf(settings.stage), dist: inject("dist"), settings });
  return readStacks(app.synth().directory);
}
