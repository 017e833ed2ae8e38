import { inject, vi } from "vitest";
import { operator } from "../../../local/aws/aws-endpoint.ts";
import { account } from "../../../local/template/account.ts";

/** Sets environment variables until `vi.unstubAllEnvs()`. */
export function setEnvironment(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}

/**
 * Lets the code of a function run in this process, on the table and the storage of the cloud under test, with all
 * rights. `more` is set besides, or instead. Import the code after this: much of it reads its environment at once.
 */
export function becomeFunction(more: Readonly<Record<string, string>> = {}): void {
  const { awsEndpoint, environment } = inject("cloud");
  setEnvironment({
    ...environment,
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_REGION: account.region,
    AWS_ACCESS_KEY_ID: operator,
    AWS_SECRET_ACCESS_KEY: "local",
    ...more,
  });
}
