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
});

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

/** A synthesized CDK assembly, read for running it here. */
export interface Template {
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
  "AWS::StackName": account.stackName,
  "AWS::URLSuffix": "amazonaws.com",
};

/** Reads the assembly in a folder (`cdk.out`) for a cloud that listens at `addresses`. Throws when it holds no template. */
export function readTemplate(assembly: string, addresses: Addresses): Template {
  const raw = readResources(assembly);
  const assets = readAssets(assembly);
  const references: References = {
    ref(logicalId) {
      const pseudo = pseudoParameters[logicalId];
      if (pseudo !== undefined) return pseudo;
      return refOf(typeOf(logicalId), logicalId, addresses);
    },
    attribute: (logicalId, attribute) =>
      attributeOf(typeOf(logicalId), logicalId, attribute, addresses),
  };
  const typeOf = (logicalId: string): string => {
    const type = raw.get(logicalId)?.Type;
    if (type === undefined) throw new Error(`The template refers to ${logicalId}, which it lacks`);
    return type;
  };

  return {
    types: [...new Set([...raw.values()].map(({ Type }) => Type))],
    resources(type, schema) {
      return [...raw]
        .filter(([, resource]) => resource.Type === type)
        .map(([logicalId, { Properties }]) => {
          const wanted = Object.keys(schema.shape).filter((name) => name in Properties);
          const given = Object.fromEntries(wanted.map((name) => [name, Properties[name]]));
          const resolved = onPlainHttp(resolve(given, references), addresses.domain);
          const parsed = schema.safeParse(resolved);
          if (!parsed.success) {
            throw new Error(`${logicalId} (${type}): ${z.prettifyError(parsed.error)}`);
          }
          return { logicalId, name: physicalName(logicalId), properties: parsed.data };
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

function readResources(assembly: string) {
  const files = readdirSync(assembly).filter((file) => file.endsWith(".template.json"));
  if (files.length !== 1) {
    throw new Error(`${assembly} must hold exactly one template, it holds ${files.length}`);
  }
  return new Map(
    files.flatMap((file) => Object.entries(RawTemplate.parse(readJson(assembly, file)).Resources)),
  );
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
