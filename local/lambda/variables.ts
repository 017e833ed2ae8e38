import { account } from "../template/account.ts";
import type { LambdaFunction } from "./function.ts";

/**
 * What a function finds in its environment: what Lambda sets, then what the template says. `environmentId` names one
 * execution environment of the function.
 */
export function variablesOf(
  definition: LambdaFunction,
  environmentId: string,
  awsEndpoint: string,
): Readonly<Record<string, string>> {
  return {
    PATH: process.env["PATH"] ?? "",
    TZ: ":UTC",
    LANG: "en_US.UTF-8",
    AWS_REGION: account.region,
    AWS_DEFAULT_REGION: account.region,
    // The signature of a call carries this id, which tells the local AWS endpoint who is calling.
    AWS_ACCESS_KEY_ID: definition.name,
    AWS_SECRET_ACCESS_KEY: "local",
    // And this one tells it from which of the function's environments, for a frozen one gets no answer.
    AWS_SESSION_TOKEN: environmentId,
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: definition.version,
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: "local",
    AWS_LAMBDA_LOG_FORMAT: definition.logging.format,
    AWS_LAMBDA_LOG_LEVEL: definition.logging.level,
    LOCAL_FUNCTION_ARN: definition.arn,
    ...definition.environment,
  };
}
