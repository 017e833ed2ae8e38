import { join } from "node:path";
import { brand } from "../shared/brand.ts";
import { cdkApp } from "./cdk-app.ts";
import { readSettings } from "./settings.ts";
import { TsuzukuStack } from "./stack.ts";

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
if (settings.mailFrom.endsWith(".example")) {
  console.error("-c mailFrom=… is not given: no e-mail will leave this deployment.");
}
new TsuzukuStack(app, "Tsuzuku", {
  dist: process.env["TSUZUKU_DIST"] ?? join(import.meta.dirname, "..", "dist"),
  settings,
  description: "Tsuzuku, a community site for anime and manga fans",
  analyticsReporting: false,
  terminationProtection: true,
});
app.synth();
