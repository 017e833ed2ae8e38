import { Aws, type Stack } from "aws-cdk-lib";
import type { Settings } from "./settings.ts";

/** One copy of the product in an account: production, or another under the name of its stage. */
export interface Deployment {
  /** What its stacks are called after, and all that we name in them: `Tsuzuku`, or `Tsuzuku-staging`. */
  readonly product: string;
  /** The folder that `scripts/build.ts` wrote. */
  readonly dist: string;
  readonly settings: Settings;
}

/** The name of a deployment in its account; a second one beside production carries its stage. */
export const productOf = (stage?: string): string =>
  stage === undefined ? "Tsuzuku" : `Tsuzuku-${stage}`;

/** The name of a function, which no other of the account has. */
export const functionNameOf = ({ product }: Pick<Deployment, "product">, name: string): string =>
  `${product}-${name}`;

/** The function that no route leads to, and that `npm run admin` invokes by its name. */
export const adminName = "admin";

/** The address of a function, also for stacks that have no part in it. */
export const functionArnOf = (deployment: Deployment, name: string): string =>
  `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionNameOf(deployment, name)}`;

/** The log group of a function. */
export const logGroupNameOf = (deployment: Deployment, name: string): string =>
  `/aws/lambda/${functionNameOf(deployment, name)}`;

/** The stacks by life span, in the order in which they are deployed (decision 0075). */
export const stackNames = [
  "data",
  "edge",
  "jobs",
  "functions",
  "gateway",
  "site",
  "watch",
] as const;
export type StackName = (typeof stackNames)[number];

/** The stacks of a deployment by name. */
export type Stacks = Readonly<Record<StackName, Stack>>;
