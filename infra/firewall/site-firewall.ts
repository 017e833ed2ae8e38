import { Stack, type App } from "aws-cdk-lib";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import * as sentences from "../../shared/sentences.ts";
import type { Deployment } from "../deployment.ts";
import { publish } from "../publish.ts";
import { firewallRegion } from "../regions.ts";
import { managedRules, pathLike, rateRule, seenAs } from "./rules.ts";

/** The firewall of the site: its stack, and what the distribution knows it by. */
export interface SiteFirewall {
  readonly stack: Stack;
  readonly webAclArn: string;
}

/** The name under which the sentence for whoever is too fast is kept. */
const tooMany = "TooMany";

const answerTooMany: CfnWebACL.RuleActionProperty = {
  block: {
    customResponse: {
      responseCode: 429,
      customResponseBodyKey: tooMany,
      responseHeaders: [{ name: "retry-after", value: "60" }],
    },
  },
};

/**
 * Rules of AWS's common set that only count: lists that people upload are larger than they allow, and titles, notes,
 * messages, addresses of pictures and reports of browsers may look like what they stop. Programs that ask for calendars
 * say nothing of themselves, and words that are searched for may end like a file.
 */
const counting = [
  "SizeRestrictions_BODY",
  "CrossSiteScripting_BODY",
  "GenericLFI_BODY",
  "GenericRFI_BODY",
  "EC2MetaDataSSRF_BODY",
  "SizeRestrictions_QUERYSTRING",
  "CrossSiteScripting_QUERYARGUMENTS",
  "GenericLFI_QUERYARGUMENTS",
  "GenericRFI_QUERYARGUMENTS",
  "RestrictedExtensions_QUERYARGUMENTS",
  "RestrictedExtensions_URIPATH",
  "NoUserAgent_HEADER",
];

/** Of the known bad inputs, what is looked for in bodies. */
const countingInputs = ["Log4JRCE_BODY", "JavaDeserializationRCE_BODY", "ReactJSRCE_BODY"];

/**
 * Adds the stack of the site's firewall, in the one region where CloudFront finds it. Its address is an output that the
 * stack of the distribution reads from there.
 */
export function addSiteFirewall(app: App, { product, settings }: Deployment): SiteFirewall {
  const stack = new Stack(app, `${product}-firewall`, {
    env: { region: firewallRegion },
    description: `${product}, a community site for anime and manga fans: the firewall before its edge`,
    analyticsReporting: false,
    terminationProtection: settings.protected,
  });
  const webAcl = new CfnWebACL(stack, "SiteFirewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: seenAs("SiteFirewall"),
    customResponseBodies: {
      [tooMany]: {
        contentType: "APPLICATION_JSON",
        content: JSON.stringify({ error: sentences.tooMany }),
      },
    },
    rules: [
      // Fifty a second, of a household or of a school behind one address.
      rateRule(0, {
        name: "ApiFlood",
        most: 3000,
        windowSeconds: 60,
        of: pathLike("^/(?:api|chat-|upload-profile-picture)"),
        action: answerTooMany,
      }),
      // A page is some forty files, and a shelf as many covers as it has titles.
      rateRule(1, { name: "Flood", most: 12_000, windowSeconds: 60, action: answerTooMany }),
      managedRules(2, "AWSManagedRulesAmazonIpReputationList"),
      managedRules(3, "AWSManagedRulesKnownBadInputsRuleSet", countingInputs),
      managedRules(4, "AWSManagedRulesCommonRuleSet", counting),
    ],
  });
  return {
    stack,
    webAclArn: publish(stack, "WebAclArn", webAcl.attrArn, "The firewall", firewallRegion),
  };
}
