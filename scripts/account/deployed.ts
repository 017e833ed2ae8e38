import { DomUtils, parseDocument } from "htmlparser2";
import * as z from "zod";
import { productOf, stackNames, type StackName } from "../../infra/deployment.ts";
import { AwsRefusal, formCall, type Account } from "./signed-calls.ts";

/** A stack as it stands in the account. */
export interface DeployedStack {
  /** As CloudFormation spells it, e.g. `UPDATE_COMPLETE`. */
  readonly status: string;
  readonly outputs: ReadonlyMap<string, string>;
}

/** What the account knows of a deployment. */
export interface Deployed {
  /** What its stacks are called after. */
  readonly product: string;
  /** By name, in the order in which they are deployed; undefined for those that are not there. */
  readonly stacks: ReadonlyMap<StackName, DeployedStack | undefined>;
  /** What the operator chose; undefined where the deployment does not say it. */
  readonly settings: SettingsInForce | undefined;
}

/** Of the settings in force, those that our commands need. All values are text. */
const SettingsInForce = z.object({
  mailFrom: z.string().optional(),
  mailDomain: z.string().optional(),
  securityContact: z.string().optional(),
  chatModel: z.string().optional(),
  chatModelUrl: z.string().optional(),
  tableName: z.string().optional(),
  tableReadsPerSecond: z.coerce.number().optional(),
  tableWritesPerSecond: z.coerce.number().optional(),
});
export type SettingsInForce = z.output<typeof SettingsInForce>;

/** Looks up the stacks of production, or of a stage. Rejects with StartError. */
export async function readDeployed(account: Account, stage?: string): Promise<Deployed> {
  const product = productOf(stage);
  const found = await Promise.all(
    stackNames.map(
      async (name) => [name, await describeStack(account, `${product}-${name}`)] as const,
    ),
  );
  const stacks = new Map(found);
  const settings = stacks.get("data")?.outputs.get("Settings");
  return {
    product,
    stacks,
    settings: settings === undefined ? undefined : SettingsInForce.parse(JSON.parse(settings)),
  };
}

/** An output of a deployment; undefined where the stack, or the output, is not there. */
export const outputOf = (
  { stacks }: Deployed,
  stack: StackName,
  name: string,
): string | undefined => stacks.get(stack)?.outputs.get(name);

async function describeStack(account: Account, name: string): Promise<DeployedStack | undefined> {
  const form = { Action: "DescribeStacks", Version: "2010-05-15", StackName: name };
  try {
    return readStack(await formCall(account, "cloudformation", form));
  } catch (error) {
    // CloudFormation says it of a stack that is not there, and has no other name for that.
    if (error instanceof AwsRefusal && error.code === "ValidationError") return undefined;
    throw error;
  }
}

function readStack(xml: string): DeployedStack {
  const document = parseDocument(xml, { xmlMode: true });
  const texts = (tag: string): string[] =>
    DomUtils.getElementsByTagName(tag, document).map((element) => DomUtils.textContent(element));
  const values = texts("OutputValue");
  return {
    status: texts("StackStatus")[0] ?? "",
    outputs: new Map(texts("OutputKey").map((key, at) => [key, values[at] ?? ""])),
  };
}
