import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const Resource = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  DependsOn: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
});

const Template = z.object({
  Description: z.string().optional(),
  Resources: z.record(z.string(), Resource),
  Outputs: z.record(z.string(), z.object({ Value: z.unknown() })).default({}),
  Rules: z.record(z.string(), z.unknown()).default({}),
});

/** The template of one stack. */
export type Template = z.output<typeof Template>;

const StackOutput = z
  .strictObject({
    "Fn::GetStackOutput": z.strictObject({ StackName: z.string(), OutputName: z.string() }),
  })
  .transform((read) => read["Fn::GetStackOutput"]);

/** The templates of a synthesized assembly by the names of their stacks. */
export function readStacks(assembly: string): ReadonlyMap<string, Template> {
  const ending = ".template.json";
  const files = readdirSync(assembly).filter((file) => file.endsWith(ending));
  return new Map(
    files.map((file) => [
      file.slice(0, -ending.length),
      Template.parse(JSON.parse(readFileSync(join(assembly, file), "utf8"))),
    ]),
  );
}

/** A value in which what is read of other stacks is replaced by what those write. Throws for what they do not. */
export function replaceOutputs(stacks: ReadonlyMap<string, Template>, value: unknown): unknown {
  const replaced = (part: unknown): unknown => replaceOutputs(stacks, part);
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== "object" || value === null) return value;
  const { data: read } = StackOutput.safeParse(value);
  if (read === undefined) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item)]));
  }
  const output = stacks.get(read.StackName)?.Outputs[read.OutputName];
  if (output === undefined) throw new Error(`${read.StackName} has no output ${read.OutputName}`);
  return replaced(output.Value);
}

/** The stacks as if they were one: what one reads of another stands for what that one writes. */
export function asOneTemplate(stacks: ReadonlyMap<string, Template>): Template {
  const all = [...stacks.values()].flatMap(({ Resources }) => Object.entries(Resources));
  const Resources = Object.fromEntries(all);
  if (Object.keys(Resources).length < all.length) {
    throw new Error("Two stacks have resources of the same logical id");
  }
  return Template.parse(replaceOutputs(stacks, { Resources }));
}
