import type { Stack } from "aws-cdk-lib";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { isPost, pathLike, rateRule, seenAs } from "./rules.ts";

/**
 * Adds the firewall of the identity provider, whose pages and calls are as public as the site's, and write e-mails to
 * whomever they are told: it stops an address that sends more forms than people do. Our functions' own requests, which
 * come from addresses of AWS that many share, do not count.
 */
export function addSignInFirewall(stack: Stack, userPoolArn: string): void {
  const webAcl = new CfnWebACL(stack, "SignInFirewall", {
    scope: "REGIONAL",
    defaultAction: { allow: {} },
    visibilityConfig: seenAs("SignInFirewall"),
    rules: [
      rateRule(0, {
        name: "SignInFlood",
        most: 100,
        windowSeconds: 600,
        of: {
          andStatement: {
            statements: [isPost, { notStatement: { statement: pathLike("^/oauth2/") } }],
          },
        },
        // The provider shows its own page.
        action: { block: {} },
      }),
    ],
  });
  new CfnWebACLAssociation(stack, "SignInFirewallOfPool", {
    resourceArn: userPoolArn,
    webAclArn: webAcl.attrArn,
  });
}
