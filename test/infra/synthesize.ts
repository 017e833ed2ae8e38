import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { cdkApp } from "../../infra/cdk-app.ts";
import { productOf } from "../../infra/deployment.ts";
import { settingsFrom, type GivenSettings } from "../../infra/settings.ts";
import { addStacks } from "../../infra/stacks.ts";
import { readStacks, type Stacks } from "./assembly.ts";

/** Synthesizes the product once more, with other settings, into a folder of that name; returns its stacks by name. */
export function synthesize(
  name: string,
  given: GivenSettings,
  context: Readonly<Record<string, string>> = {},
  html?: string,
): Stacks {
  const app = cdkApp(join(inject("folder"), name));
  const settings = settingsFrom(context, { ...given });
  const dist = html === undefined ? inject("dist") : distWith(name, html);
  addStacks(app, { product: productOf(settings.stage), dist, settings });
  return readStacks(app.synth().directory);
}

/** The build with another page. */
function distWith(name: string, html: string): string {
  const dist = join(inject("folder"), `${name}-dist`);
  cpSync(inject("dist"), dist, { recursive: true });
  writeFileSync(join(dist, "web", "index.html"), html);
  return dist;
}
