import { join } from "node:path";
import { brand } from "../shared/brand.ts";
import { cdkApp } from "./cdk-app.ts";
import { productOf } from "./deployment.ts";
import { requireRegion } from "./regions.ts";
import { isUnsendable, readSettings } from "./settings.ts";
import { addStacks } from "./stacks.ts";

const links = {
  TSUZUKU_CHAT_URL: brand.communityChatUrl,
  TSUZUKU_VIDEO_URL: brand.videoChannelUrl,
};
for (const [variable, link] of Object.entries(links)) {
  // On standard error, because the CDK's command prints templates on standard output.
  if (!process.env[variable] && !link) console.error(`${variable} is not set: its link is hidden.`);
}

const app = cdkApp();
const settings = readSettings(app.node);
if (isUnsendable(settings.mailFrom)) {
  console.error("-c mailFrom=… is not given: imports will send no e-mail.");
}
if (!settings.mailConfirmed) {
  console.error("-c mailConfirmed=true is not given: at most 50 people a day can sign up.");
}
if (settings.securityContact === undefined) {
  console.error("TSUZUKU_SECURITY_CONTACT is not set: /.well-known/security.txt is not published.");
}
// What the CDK's command knows of the place it will deploy to.
requireRegion(process.env["CDK_DEFAULT_REGION"]);
addStacks(app, {
  product: productOf(settings.stage),
  dist: process.env["TSUZUKU_DIST"] ?? join(import.meta.dirname, "..", "dist"),
  settings,
});
app.synth();
