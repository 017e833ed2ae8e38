import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { CustomResource, Duration, type Stack } from "aws-cdk-lib";
import { Construct } from "constructs";
import { inlineSources } from "../../functions/deployment/inline-hashes.ts";
import { pageKey } from "../../functions/objects/keys.ts";
import { built } from "../built.ts";
import type { Kept } from "../data.ts";
import type { Deployment } from "../deployment.ts";
import { addLambda } from "../functions.ts";
import { readingPage } from "../grant.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

/** The policy of pages while this deployment's page takes the place of the one before. */
interface PagePolicy {
  readonly text: string;
  /** Changes with what the new page needs: with the name of its policy a distribution changes, and is waited for. */
  readonly version: string;
}

/**
 * Adds what finds out which page is live, and returns the policy that allows it and the page that is built: the one is
 * still open somewhere when the other is uploaded.
 */
export function addPagePolicy(stack: Stack, deployment: Deployment, webBucket: Kept): PagePolicy {
  const scope = new Construct(stack, "PagePolicy");
  const handler = addLambda(scope, "page_policy", {
    deployment,
    summary: "Says which inline scripts and styles the policy of pages must allow.",
    grant: readingPage(webBucket),
    memoryMb: 256,
    timeoutSeconds: 60,
  });
  const html = readFileSync(built(deployment.dist, "web", pageKey), "utf8");
  const { scripts, styles } = inlineSources(html);
  const sources = { Scripts: scripts.join(" "), Styles: styles.join(" ") };
  const allowed = new CustomResource(scope, "Allowed", {
    resourceType: "Custom::PagePolicy",
    serviceToken: handler.functionArn,
    serviceTimeout: Duration.minutes(5),
    properties: { Bucket: webBucket.name, ...sources },
  });
  return {
    text: contentSecurityPolicy({
      scripts: allowed.getAttString("Scripts"),
      styles: allowed.getAttString("Styles"),
    }),
    version: createHash("sha256").update(JSON.stringify(sources)).digest("hex").slice(0, 8),
  };
}
