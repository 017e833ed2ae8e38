import { join } from "node:path";
import { cdkApp } from "./cdk-app.ts";
import { productOf } from "./deployment.ts";
import { requireRegion } from "./regions.ts";
import { SettingsRefused, type Settings } from "./settings.ts";
import { settingsInForce } from "./settings/in-force.ts";
import { addStacks } from "./stacks.ts";

/** Settings that leave something out, which nobody may have meant, with what is left out. */
const quiet = {
  communityChatUrl: "there is no link to a community chat",
  videoChannelUrl: "banners do not link",
  mailFrom: "no e-mails are sent",
  mailConfirmed: "at most 50 people a day can sign up",
  contact: "nobody is told whom to write to",
  securityContact: "/.well-known/security.txt is not published",
} as const satisfies Partial<Record<keyof Settings, string>>;

/** The settings in force; where they cannot be deployed, says why and ends. */
async function readOrExit(): Promise<Settings> {
  try {
    const settings = await settingsInForce(app.node.getAllContext() as Record<string, unknown>);
    // What the CDK's command knows of the place it will deploy to.
    requireRegion(process.env["CDK_DEFAULT_REGION"], settings);
    return settings;
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const app = cdkApp();
const settings = await readOrExit();
for (const [name, consequence] of Object.entries(quiet)) {
  // On standard error, because the CDK's command prints templates on standard output.
  if (!settings.given.includes(name)) console.error(`${name} is not set: ${consequence}.`);
}
addStacks(app, {
  product: productOf(settings.stage),
  dist: process.env["TSUZUKU_DIST"] ?? join(import.meta.dirname, "..", "dist"),
  settings,
});
app.synth();
