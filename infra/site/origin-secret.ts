import { SecretValue, type Stack } from "aws-cdk-lib";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { acknowledge } from "../acknowledgements.ts";
import { publish } from "../publish.ts";

/**
 * Adds the secret by which handlers know that a request came through our edge. AWS draws it at the first
 * deployment; the templates of later stacks hold only a reference that CloudFormation resolves.
 */
export function addOriginSecret(stack: Stack): string {
  const secret = new Secret(stack, "OriginSecret", {
    description: "Sent by CloudFront to the API, so that nobody else is believed",
    generateSecretString: { excludePunctuation: true, passwordLength: 48 },
  });
  acknowledge(secret, {
    "AwsSolutions-SMG4":
      "Edge and functions must change together, which a deployment does and a rotation cannot.",
  });
  const arn = publish(stack, "OriginSecretArn", secret.secretArn, "What our edge is known by");
  return SecretValue.secretsManager(arn).unsafeUnwrap();
}
