import { arn } from "../../../local/template/account.ts";

/** A permission about which a run of all tests need not say anything, and why. */
export interface Excuse {
  /** The function's name; `*` for all of them. */
  readonly function: string;
  readonly action: string;
  /** On this resource alone; on any when left out. */
  readonly resource?: string;
  readonly reason: string;
}

/** The permissions that may stay unused in a run of all tests: no test can make a function use them. */
export const unusedGrants: readonly Excuse[] = [
  {
    function: "*",
    action: "ses:SendEmail",
    resource: arn("ses", "identity/tsuzuku.example"),
    reason:
      "SES asks about the sender's domain where it does not know the address, which it does here.",
  },
];

/** The permissions that functions may be denied. */
export const expectedDenials: readonly Excuse[] = [
  {
    function: "search_anime",
    action: "s3:ListBucket",
    reason:
      "It reads the last release's snapshot while there is none of its own format, of which S3 says that it is forbidden.",
  },
  {
    function: "import_list",
    action: "s3:ListBucket",
    reason:
      "It opens a file that was taken away meanwhile, of which S3 says that it is forbidden, and only then looks for it.",
  },
  {
    function: "statistics",
    action: "s3:ListBucket",
    reason:
      "It reads everybody's mean scores before a job has counted any, of which S3 says that it is forbidden.",
  },
];
