import * as z from "zod";
import { parseTemplate, readAssembly, type Template } from "./cloudformation/assembly.ts";

const StackOutput = z
  .strictObject({
    "Fn::GetStackOutput": z.strictObject({
      StackName: z.string(),
      OutputName: z.string(),
      Region: z.string().optional(),
    }),
  })
  .transform((read) => read["Fn::GetStackOutput"]);

/** Templates by the names of their stacks. */
export type Stacks = ReadonlyMap<string, Template>;

/** The templates of a synthesized assembly by the names of their stacks. */
export const readStacks = (assembly: string): Stacks =>
  new Map(readAssembly(assembly).map((template) => [template.stack, template]));

/** A value in which what is read of other stacks is replaced by what those write. Throws for what they do not. */
export function replaceOutputs(stacks: Stacks, value: unknown): unknown {
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
export function asOneTemplate(stacks: Stacks): Template {
  const all = [...stacks.values()].flatMap(({ Resources }) => Object.entries(Resources));
  const Resources = Object.fromEntries(all);
  if (Object.keys(Resources).length < all.length) {
    throw new Error("Two stacks have resources of the same logical id");
  }
  return parseTemplate(JSON.stringify(replaceOutputs(stacks, { Resources })), { stack: "all" });
}

/** Whether a part of a template names a resource. */
export const mentions = (part: unknown, id: string): boolean =>
  JSON.stringify(part).includes(`"${id}"`);

/** All resources that one needs, which are made before it, however far away. */
export function neededBy(
  resources: Template["Resources"],
  id: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  for (const other of Object.keys(resources)) {
    if (other === id || found.has(other) || !mentions(resources[id], other)) continue;
    found.add(other);
    neededBy(resources, other, found);
  }
  return found;
}
