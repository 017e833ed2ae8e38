import type { Template } from "./assembly.ts";
import { referencesIn, stackOutputsIn } from "./intrinsics.ts";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Circles in which resources of a template, or the stacks, wait for each other. */
export function orderFindings(templates: readonly Template[]): string[] {
  const within = templates.flatMap(({ stack, Resources }) => {
    const graph = new Map(
      Object.entries(Resources).map(([id, { Properties, DependsOn }]) => {
        const others = referencesIn(Properties).map((reference) => reference.id);
        return [id, new Set([...DependsOn, ...others])];
      }),
    );
    return circlesIn(graph).map((circle) => `${stack}: these wait for each other: ${circle}`);
  });
  const stacks = new Map(
    templates.map(({ stack, after, Resources, Outputs }) => {
      const read = stackOutputsIn({ Resources, Outputs }).map((output) => String(output.stack));
      return [stack, new Set([...after, ...read])];
    }),
  );
  return [...within, ...circlesIn(stacks).map((circle) => `Stacks wait for each other: ${circle}`)];
}

/** One circle, in words, for each group of nodes that reach each other. */
function circlesIn(graph: Graph): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const follow = (node: string, path: readonly string[]): void => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node].join(" → "));
    if (start >= 0 || done.has(node)) return;
    for (const next of graph.get(node) ?? []) follow(next, [...path, node]);
    done.add(node);
  };
  for (const node of graph.keys()) follow(node, []);
  return found;
}
