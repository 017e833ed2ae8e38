import { arn } from "../../../local/template/account.ts";

/** A permission that no test can make a function use, and why the function has it all the same. */
export interface UnusedGrant {
  /** The function's name; `*` for all of them. */
  readonly function: string;
  readonly action: string;
  /** On this resource alone; on any when left out. */
  readonly resource?: string;
  readonly reason: string;
}

/** The permissions that may stay unused in a run of all tests. */
export const unusedGrants: readonly UnusedGrant[] = [
  {
    function: "*",
    action: "cloudformation:DescribeStacks",
    reason: "Jobs that a deployment runs ask whether it is a rollback; here nothing is deployed.",
  },
  {
    function: "*",
    action: "ses:SendEmail",
    resource: arn("ses", "identity/tsuzuku.example"),
    reason:
      "SES asks about the sender's domain where it does not know the address, which it does here.",
  },
];
