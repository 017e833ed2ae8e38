import { SecretValue, type Stack } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { acknowledge } from "../acknowledgements.ts";
import { publish } from "../publish.ts";
import type { Settings } from "../settings.ts";

/** The secret by which functions know that a request came through our edge, as stacks know it that come after its own. */
interface OriginSecret {
  /** Where functions read it. */
  readonly arn: string;
  /** A reference to the version that the edge sends, which CloudFormation resolves: the template never holds the value. */
  readonly sent: string;
}

/**
 * Adds the origin secret, which AWS draws at the first deployment. Functions read its newest value and the one before
 * while they run; the edge cannot read, so that it sends the next one from a deployment on (decision 0072).
 */
export function addOriginSecret(
  stack: Stack,
  { originSecretVersion: versionId }: Pick<Settings, "originSecretVersion">,
): OriginSecret {
  const secret = new Secret(stack, "OriginSecret", {
    description: "Sent by CloudFront to the API, so that nobody else is believed",
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
  });
  acknowledge(secret, {
    "AwsSolutions-SMG4":
      "The edge sends the next value from a deployment on: rotated twice without one, all calls would be refused.",
  });
  const arn = publish(stack, "OriginSecretArn", secret.secretArn, "Where the edge's secret is");
  return { arn, sent: SecretValue.secretsManager(arn, { versionId }).unsafeUnwrap() };
}
