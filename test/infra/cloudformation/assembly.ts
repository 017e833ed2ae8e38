import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Values = z.record(z.string(), z.unknown()).default({});

const Resource = z.looseObject({
  Type: z.string(),
  Properties: Values,
  DependsOn: z
    .union([z.string(), z.array(z.string())])
    .transform((ids) => [ids].flat())
    .default([]),
  DeletionPolicy: z.string().optional(),
  Condition: z.string().optional(),
});

/** A resource of a template. */
export type Resource = z.output<typeof Resource>;

const Body = z.object({
  Description: z.string().default(""),
  Parameters: z.record(z.string(), z.looseObject({ Default: z.unknown() })).default({}),
  Mappings: Values,
  Conditions: Values,
  Rules: Values,
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.looseObject({ Value: z.unknown() })).default({}),
});

/** A template of CloudFormation, and what the assembly says of its stack. */
export interface Template extends z.output<typeof Body> {
  readonly stack: string;
  readonly bytes: number;
  /** Undefined where the stack goes to whatever region it is deployed to. */
  readonly region: string | undefined;
  /** The stacks that are deployed before it, also those that others before it wait for. */
  readonly after: readonly string[];
}

type Place = Pick<Template, "stack"> & Partial<Pick<Template, "region" | "after">>;

/** Parses the text of a template. Throws when it has not the form of one. */
export const parseTemplate = (text: string, { stack, region, after = [] }: Place): Template => ({
  ...Body.parse(JSON.parse(text)),
  stack,
  region,
  after,
  bytes: Buffer.byteLength(text),
});

const StackArtifact = z.object({
  type: z.literal("aws:cloudformation:stack"),
  environment: z.templateLiteral(["aws://", z.string(), "/", z.string()]),
  dependencies: z.array(z.string()).default([]),
  properties: z.object({ templateFile: z.string(), stackName: z.string().optional() }),
});

const Manifest = z.object({ artifacts: z.record(z.string(), z.unknown()) });

/** Reads the templates of all stacks in the folder of a synthesized assembly. Throws when there are none. */
export function readAssembly(folder: string): readonly Template[] {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const { artifacts } = Manifest.parse(JSON.parse(read("manifest.json")));
  const stacks = new Map(
    Object.entries(artifacts).flatMap(([id, artifact]) => {
      const { data } = StackArtifact.safeParse(artifact);
      return data === undefined ? [] : [[id, data]];
    }),
  );
  if (stacks.size === 0) throw new Error(`${folder} has no templates`);
  const nameOf = (id: string): string => stacks.get(id)?.properties.stackName ?? id;
  const before = (id: string): string[] => {
    const direct = (stacks.get(id)?.dependencies ?? []).filter((other) => stacks.has(other));
    return [...new Set(direct.flatMap((other) => [...before(other), other]))];
  };
  return [...stacks].map(([id, { environment, properties }]) => {
    const region = environment.replace(/^.*\//, "");
    return parseTemplate(read(properties.templateFile), {
      stack: nameOf(id),
      region: region === "unknown-region" ? undefined : region,
      after: before(id).map(nameOf),
    });
  });
}
