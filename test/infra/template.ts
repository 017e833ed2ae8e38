import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import * as z from "zod";

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  DependsOn: z.array(z.string()).default([]),
});

const Template = z.looseObject({ Resources: z.record(z.string(), Resource) });

/** The synthesized template. */
export const template = Template.parse(
  JSON.parse(readFileSync(join(inject("assembly"), "Tsuzuku.template.json"), "utf8")),
);

/** The resources of a type by logical id, their properties parsed by `schema`. */
export function resources<Schema extends z.ZodType>(
  type: string,
  schema: Schema,
): Map<string, z.output<Schema>> {
  return new Map(
    Object.entries(template.Resources)
      .filter(([, resource]) => resource.Type === type)
      .map(([id, { Properties }]) => [id, schema.parse(Properties)]),
  );
}

/** `{ "Ref": id }` as the id. */
export const Ref = z.object({ Ref: z.string() }).transform(({ Ref: id }) => id);

/** `{ "Fn::GetAtt": [id, attribute] }` as the id. */
export const GetAtt = z
  .object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) })
  .transform(({ "Fn::GetAtt": [id] }) => id);

/** A name that begins with the stack's name, without it. */
export const StackName = z
  .object({ "Fn::Join": z.tuple([z.literal(""), z.tuple([z.unknown(), z.string()])]) })
  .transform(({ "Fn::Join": [, [, name]] }) => name.replace(/^-/, ""));

const Statement = z.object({
  Effect: z.string(),
  Action: z.union([z.string(), z.array(z.string())]).transform((action) => [action].flat()),
  Resource: z.unknown(),
  Condition: z.unknown().optional(),
});

export const Role = z.object({
  ManagedPolicyArns: z.array(z.unknown()).default([]),
  Policies: z
    .array(z.object({ PolicyDocument: z.object({ Statement: z.array(Statement) }) }))
    .default([]),
});

const Lambda = z.object({
  FunctionName: StackName.optional(),
  Runtime: z.string(),
  Architectures: z.array(z.string()).default([]),
  Handler: z.string(),
  Timeout: z.number(),
  MemorySize: z.number(),
  Environment: z
    .object({ Variables: z.record(z.string(), z.unknown()) })
    .default({ Variables: {} }),
  LoggingConfig: z.object({ LogFormat: z.string().optional(), LogGroup: z.unknown() }),
  Role: GetAtt,
});

/** One of our own functions. */
export type Lambda = z.output<typeof Lambda> & { readonly id: string };

/** Our functions by name; those that the CDK adds for itself have none and are left out. */
export const lambdas: ReadonlyMap<string, Lambda> = new Map(
  [...resources("AWS::Lambda::Function", Lambda)].flatMap(([id, lambda]) =>
    lambda.FunctionName === undefined ? [] : [[lambda.FunctionName, { id, ...lambda }]],
  ),
);
