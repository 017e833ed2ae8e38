import { account } from "../template/account.ts";
import { operator } from "./aws-endpoint.ts";

/** SDK client settings with which the account's operator, who may do everything, calls a local endpoint. */
export const operatorClient = (endpoint: string) => ({
  endpoint,
  region: account.region,
  credentials: { accessKeyId: operator, secretAccessKey: "local" },
});
