import { createHash } from "node:crypto";
import * as z from "zod";
import type { Service } from "../aws/aws-endpoint.ts";
import { sendAwsError } from "../aws/aws-error.ts";
import { targetOf } from "../aws/call.ts";
import { drawnSecret, secretArn } from "../template/secrets.ts";
import type { Template } from "../template/template.ts";

/** The values of a secret by the labels of their versions; of those before, only the last can be read. */
interface Versions {
  AWSCURRENT: string;
  AWSPREVIOUS?: string | undefined;
}

const Input = z.object({
  Name: z.string().optional(),
  SecretId: z.string().optional(),
  VersionStage: z.enum(["AWSCURRENT", "AWSPREVIOUS"]).default("AWSCURRENT"),
  SecretString: z.string().default(""),
});

/**
 * Secrets Manager: the secrets that the template lets AWS draw, and `others` by name or ARN, which the operator made. A
 * value that is put into one lasts until the cloud ends.
 */
export function secretsService(
  template: Template,
  others: Readonly<Record<string, string>>,
): Service {
  const drawn = template.resources("AWS::SecretsManager::Secret", z.object({}));
  const secrets = new Map<string, Versions>([
    ...drawn.map(({ name }): [string, Versions] => {
      const arn = secretArn(name);
      return [arn, { AWSCURRENT: drawnSecret(arn) }];
    }),
    ...Object.entries(others).map(([name, value]): [string, Versions] => [
      secretArn(name),
      { AWSCURRENT: value },
    ]),
  ]);

  return (call, _request, response) => {
    const input = Input.parse(JSON.parse(call.body.toString("utf8")));
    const { Name = "", SecretId = Name, VersionStage, SecretString } = input;
    const ARN = secretArn(SecretId);
    const versions = secrets.get(ARN);
    const fail = (code: string, message: string): void => {
      sendAwsError(response, call.service, { status: 400, code, message });
    };
    const answer = (value: string): void => {
      response.writeHead(200, { "content-type": "application/x-amz-json-1.1" });
      response.end(JSON.stringify({ ARN, SecretString: value, VersionId: versionId(value) }));
    };

    switch (targetOf(call)) {
      case "GetSecretValue": {
        const value = versions?.[VersionStage];
        if (value !== undefined) answer(value);
        else fail("ResourceNotFoundException", `There is no ${SecretId} labelled ${VersionStage}.`);
        return;
      }
      case "CreateSecret":
      case "PutSecretValue":
        secrets.set(ARN, { AWSCURRENT: SecretString, AWSPREVIOUS: versions?.AWSCURRENT });
        answer(SecretString);
        return;
      default:
        fail("InvalidAction", `${targetOf(call)} is unknown locally`);
    }
  };
}

/** AWS draws it; here it is made of the value, so that none are kept. */
const versionId = (value: string): string =>
  createHash("sha256").update(`version ${value}`).digest("hex").slice(0, 36);
