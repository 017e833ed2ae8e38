import { readdirSync, readFileSync } from "node:fs";
import { join, resolve as resolvePath } from "node:path";
import * as z from "zod";
import { account, physicalName } from "./account.ts";
import { attributeOf, refOf, type Addresses } from "./attributes.ts";
import { resolve, type References } from "./intrinsics.ts";

const RawTemplate = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
});

type RawResource = z.output<typeof RawTemplate>["Resources"][string] & {
  /** The stack whose template declares it. */
  readonly stackName: string;
};

const AssetManifest = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.string() }) })).default({}),
});

/** One resource of the template with its properties resolved and parsed. */
export interface Resource<Properties> {
  readonly logicalId: string;
  /** The physical name: what `Ref` gives for most types, and what the emulators know it by. */
  readonly name: string;
  readonly properties: Properties;
}

/** A stack as CloudFormation describes it. */
export interface Stack {
  readonly name: string;
  /** The values of its outputs by name, but for those that AWS alone can draw. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** A synthesized CDK assembly, read for running it here: the templates of all its stacks as one. */
export interface Template {
  /** The stacks, with what they tell the operator. */
  readonly stacks: readonly Stack[];
  /** The resource types that occur. */
  readonly types: readonly string[];
  /** The resources of a type. Only the properties that `schema` names are resolved and parsed. */
  resources<Shape extends z.ZodRawShape>(
    type: string,
    schema: z.ZodObject<Shape>,
  ): readonly Resource<z.output<z.ZodObject<Shape>>>[];
  /** The folder of an asset by the object key it would be uploaded under (`<hash>.zip`). Throws for an unknown key. */
  assetFolder(objectKey: string): string;
}

const pseudoParameters: Readonly<Record<string, string>> = {
  "AWS::AccountId": account.id,
  "AWS::Partition": "aws",
  "AWS::Region": account.region,
  "AWS::StackId": account.stackId,
  "AWS::URLSuffix": "amazonaws.com",
};

/** What `Ref` gives for a resource where it is not its logical id, for those that templates name themselves. */
const nameProperties: Readonly<Record<string, string>> = {
  "AWS::Lambda::Function": "FunctionName",
  // A version is called by its function's name and its number.
  "AWS::Lambda::Version": "FunctionName",
  "AWS::Logs::LogGroup": "LogGroupName",
};

/**
 * Reads the assembly in a folder (`cdk.out`) for a cloud that listens at `addresses`. Throws when it holds no template, or
 * two that declare a resource of the same logical id: their names here would be the same, too.
 */
export function readTemplate(assembly: string, addresses: Addresses): Template {
  const { resources: raw, outputs } = readStacks(assembly);
  const assets = readAssets(assembly);
  const referencesIn = (stackName: string): References => ({
    ref(logicalId) {
      if (logicalId === "AWS::StackName") return stackName;
      const pseudo = pseudoParameters[logicalId];
      if (pseudo !== undefined) return pseudo;
      const resource = resourceOf(logicalId);
      return refOf(resource.Type, nameOf(logicalId, resource), addresses);
    },
    attribute(logicalId, attribute) {
      const resource = resourceOf(logicalId);
      // What a function of ours answers at a first deployment is what it was given.
      if (resource.Type.startsWith("Custom::")) {
        return z.string().parse(resolve(resource.Properties[attribute], referencesIn(stackName)));
      }
      return attributeOf(resource.Type, nameOf(logicalId, resource), attribute, addresses);
    },
    output(stack, output) {
      const key = outputKey(stack, output);
      if (!outputs.has(key)) throw new Error(`There is no output ${key} in the assembly`);
      return resolve(outputs.get(key), referencesIn(stack));
    },
  });
  const resourceOf = (logicalId: string): RawResource => {
    const found = raw.get(logicalId);
    if (found === undefined) throw new Error(`The template refers to ${logicalId}, which it lacks`);
    return found;
  };
  const nameOf = (logicalId: string, { Type, Properties, stackName }: RawResource): string => {
    const given = Properties[nameProperties[Type] ?? ""];
    return given === undefined
      ? physicalName(logicalId)
      : z.string().parse(resolve(given, referencesIn(stackName)));
  };

  /** Undefined where the value comes of an attribute that is not emulated: no function has asked for it. */
  const valueOf = (stackName: string, written: unknown): string | undefined => {
    try {
      const value = resolve(written, referencesIn(stackName));
      return z.string().parse(onPlainHttp(value, addresses.domain));
    } catch {
      return undefined;
    }
  };
  const outputsOf = (stackName: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...outputs].flatMap(([key, written]) => {
        if (!key.startsWith(outputKey(stackName, ""))) return [];
        const value = valueOf(stackName, written);
        return value === undefined ? [] : [[key.slice(outputKey(stackName, "").length), value]];
      }),
    );

  return {
    stacks: [...new Set([...raw.values()].map(({ stackName }) => stackName))].map((name) => ({
      name,
      outputs: outputsOf(name),
    })),
    types: [...new Set([...raw.values()].map(({ Type }) => Type))],
    resources(type, schema) {
      return [...raw]
        .filter(([, resource]) => resource.Type === type)
        .map(([logicalId, resource]) => {
          const { Properties, stackName } = resource;
          const wanted = Object.keys(schema.shape).filter((name) => name in Properties);
          const given = Object.fromEntries(wanted.map((name) => [name, Properties[name]]));
          const resolved = onPlainHttp(resolve(given, referencesIn(stackName)), addresses.domain);
          const parsed = schema.safeParse(resolved);
          if (!parsed.success) {
            throw new Error(`${logicalId} (${type}): ${z.prettifyError(parsed.error)}`);
          }
          return { logicalId, name: nameOf(logicalId, resource), properties: parsed.data };
        });
    },
    assetFolder(objectKey) {
      const folder = assets.get(objectKey.replace(/\.zip$/, ""));
      if (folder === undefined) throw new Error(`The assembly has no asset ${objectKey}`);
      return folder;
    },
  };
}

/** On AWS the site is https; here the same values must name the plain http site. */
function onPlainHttp(value: unknown, domain: string): unknown {
  if (typeof value === "string") return value.replaceAll(`https://${domain}`, `http://${domain}`);
  if (Array.isArray(value)) return value.map((item) => onPlainHttp(item, domain));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, onPlainHttp(item, domain)]),
  );
}

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), "utf8"));

const outputKey = (stackName: string, output: string): string => `${stackName}.${output}`;

function readStacks(assembly: string): {
  readonly resources: ReadonlyMap<string, RawResource>;
  /** The values of all outputs by `<stack>.<output>`, as their templates write them. */
  readonly outputs: ReadonlyMap<string, unknown>;
} {
  const ending = ".template.json";
  const files = readdirSync(assembly).filter((file) => file.endsWith(ending));
  if (files.length === 0) throw new Error(`${assembly} holds no template`);
  const resources = new Map<string, RawResource>();
  const outputs = new Map<string, unknown>();
  for (const file of files) {
    const stackName = file.slice(0, -ending.length);
    const { Resources, Outputs } = RawTemplate.parse(readJson(assembly, file));
    for (const [logicalId, resource] of Object.entries(Resources)) {
      const other = resources.get(logicalId)?.stackName;
      if (other !== undefined) throw new Error(`${stackName} and ${other} both have ${logicalId}`);
      resources.set(logicalId, { ...resource, stackName });
    }
    for (const [name, { Value }] of Object.entries(Outputs)) {
      outputs.set(outputKey(stackName, name), Value);
    }
  }
  return { resources, outputs };
}

function readAssets(assembly: string): ReadonlyMap<string, string> {
  const manifests = readdirSync(assembly).filter((file) => file.endsWith(".assets.json"));
  return new Map(
    manifests.flatMap((file) =>
      Object.entries(AssetManifest.parse(readJson(assembly, file)).files).map(
        ([hash, { source }]) => [hash, resolvePath(assembly, source.path)] as const,
      ),
    ),
  );
}
