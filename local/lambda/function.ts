import { existsSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { arn } from "../template/account.ts";
import type { Template } from "../template/template.ts";

/** A Lambda function of the template that this machine can run. */
export interface LambdaFunction {
  /** Its own name without the stack's, e.g. `update_anime`; also the access key id under which it calls AWS. */
  readonly name: string;
  readonly arn: string;
  /** The addresses of its aliases, which all lead to the one version that there is here. */
  readonly aliases: readonly string[];
  /** That version's number, where the template publishes one, else `$LATEST`. */
  readonly version: string;
  /** The file that holds the handler, and the handler's name in it. */
  readonly file: string;
  readonly handler: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  readonly environment: Readonly<Record<string, string>>;
  /** How its console writes, and from which level on. */
  readonly logging: { readonly format: string; readonly level: string };
  readonly roleArn: string;
  /** The log group that the template names for it; Lambda makes one for those without. */
  readonly logGroup: string | undefined;
}

const Properties = z.object({
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string(),
  Role: z.string(),
  // The defaults are CloudFormation's.
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  Environment: z
    .object({ Variables: z.record(z.string(), z.coerce.string()).default({}) })
    .default({ Variables: {} }),
  LoggingConfig: z
    .object({
      LogFormat: z.string().default("Text"),
      ApplicationLogLevel: z.string().default("INFO"),
      LogGroup: z.string().optional(),
    })
    .prefault({}),
});

const AliasProperties = z.object({
  FunctionName: z.string(),
  FunctionVersion: z.string(),
  Name: z.string(),
});

/**
 * The functions of the template that have a version, by name, with its aliases. Throws for an alias that leads to no version
 * of its function.
 */
function readPublished(template: Template): ReadonlyMap<string, readonly string[]> {
  const versions = new Set(
    template
      .resources("AWS::Lambda::Version", z.object({ FunctionName: z.string() }))
      .map(({ properties }) => properties.FunctionName),
  );
  const aliases = template.resources("AWS::Lambda::Alias", AliasProperties);
  for (const { logicalId, properties } of aliases) {
    if (versions.has(properties.FunctionName) && properties.FunctionVersion === "1") continue;
    throw new Error(`${logicalId} leads to no version of ${properties.FunctionName}`);
  }
  const byFunction = Map.groupBy(aliases, ({ properties }) => properties.FunctionName);
  return new Map(
    [...versions].map((name) => [
      name,
      (byFunction.get(name) ?? []).map(({ properties }) => properties.Name),
    ]),
  );
}

/** The functions of the template, without those that only serve CloudFormation while it deploys. */
export function readFunctions(template: Template): readonly LambdaFunction[] {
  const scheduled = new Set(
    template
      .resources("AWS::Scheduler::Schedule", z.object({ Target: z.object({ Arn: z.string() }) }))
      .map(({ properties }) => properties.Target.Arn),
  );
  const deployers = new Set(
    template.types
      .filter((type) => type.startsWith("Custom::"))
      .flatMap((type) => template.resources(type, z.object({ ServiceToken: z.string() })))
      .map(({ properties }) => properties.ServiceToken),
  );
  const published = readPublished(template);
  return template
    .resources("AWS::Lambda::Function", Properties)
    .map(({ name, properties }) => {
      const [module = "", handler = ""] = properties.Handler.split(".");
      return {
        name: shortName(name),
        arn: arn("lambda", `function:${name}`),
        aliases: (published.get(name) ?? []).map((alias) =>
          arn("lambda", `function:${name}:${alias}`),
        ),
        version: published.has(name) ? "1" : "$LATEST",
        file: join(template.assetFolder(properties.Code.S3Key), module),
        handler,
        timeoutSeconds: properties.Timeout,
        memoryMb: properties.MemorySize,
        environment: properties.Environment.Variables,
        logging: {
          format: properties.LoggingConfig.LogFormat,
          level: properties.LoggingConfig.ApplicationLogLevel,
        },
        roleArn: properties.Role,
        logGroup: properties.LoggingConfig.LogGroup,
      };
    })
    .filter(({ arn: own }) => !deployers.has(own) || scheduled.has(own))
    .map((definition) => ({ ...definition, file: moduleFile(definition) }));
}

/** The part of a physical name that a template writes after the name of the product or of the stack. */
export const shortName = (physicalName: string): string =>
  physicalName.slice(physicalName.lastIndexOf("-") + 1);

/** Lambda tries these extensions in turn. */
function moduleFile({ name, file }: Pick<LambdaFunction, "name" | "file">): string {
  const found = [".js", ".mjs", ".cjs"].map((ending) => file + ending).find(existsSync);
  if (found === undefined) throw new Error(`${name} has no JavaScript module at ${file}`);
  return found;
}
