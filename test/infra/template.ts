import { inject } from "vitest";
import * as z from "zod";
import { isCanary } from "../../infra/canary/canaries.ts";
import { asOneTemplate, readStacks } from "./assembly.ts";

/** The synthesized stacks by name, and all of them as one template. */
export const stacks = readStacks(inject("assembly"));
export const template = asOneTemplate(stacks);

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

/** A name that begins with the product's, without it. */
export const ProductName = z
  .string()
  .startsWith("Tsuzuku-")
  .transform((name) => name.replace("Tsuzuku-", ""));

/** What comes behind the name of a function that is called by its alias, and of no other. */
const aliasOf = (name: string): string => (isCanary(name) ? ":live" : "");

/** The ARN at which one of our functions is called, which its name gives, as that name without the product's. */
export const FunctionArn = z
  .object({ "Fn::Join": z.tuple([z.literal(""), z.array(z.unknown())]) })
  .transform(({ "Fn::Join": [, parts] }) => String(parts.at(-1)))
  .pipe(z.string().startsWith(":function:Tsuzuku-"))
  .transform((end) => end.replace(":function:Tsuzuku-", ""))
  .refine((end) => end.endsWith(aliasOf(end.replace(":live", ""))))
  .transform((end) => end.replace(aliasOf(end.replace(":live", "")), ""));

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
  FunctionName: ProductName.optional(),
  Runtime: z.string(),
  Architectures: z.array(z.string()).default([]),
  Handler: z.string(),
  Timeout: z.number(),
  MemorySize: z.number(),
  Environment: z
    .object({ Variables: z.record(z.string(), z.unknown()) })
    .default({ Variables: {} }),
  LoggingConfig: z
    .object({ LogFormat: z.string().optional(), LogGroup: z.unknown().optional() })
    .prefault({}),
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
