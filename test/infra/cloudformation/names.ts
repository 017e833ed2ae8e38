import type { Template } from "./assembly.ts";
import { referencesIn } from "./intrinsics.ts";
import { nameOf } from "./own-name.ts";
import { textOf } from "./text.ts";

interface Named {
  readonly where: string;
  readonly type: string;
  readonly name: string;
  readonly policy: string | undefined;
}

/** Names that stand in the way: of two resources, or of one that stays when its stack could not be made. */
export function nameFindings(templates: readonly Template[]): string[] {
  const named = templates.flatMap((template) =>
    Object.entries(template.Resources).flatMap(([id, resource]): Named[] => {
      const name = nameOf(resource);
      // A part of another resource, or a name that is another in each new stack.
      const isOfItsStack = referencesIn(name).some(
        (reference) => reference.id in template.Resources || reference.id === "AWS::StackId",
      );
      if (name === undefined || isOfItsStack) return [];
      const { Type: type, DeletionPolicy: policy } = resource;
      const where = `${template.stack}.${id}`;
      return [{ where, type, policy, name: textOf(name, template, templates) }];
    }),
  );
  const retained = named
    .filter(({ policy }) => policy === "Retain")
    .map(
      ({ where, name }) =>
        `${where}: ${name} stays after a failed deployment, and the next finds its name taken: RetainExceptOnCreate`,
    );
  const twice = Map.groupBy(named, ({ type, name }) => `${type} ${name}`);
  const duplicates = [...twice].flatMap(([what, owners]) =>
    owners.length < 2
      ? []
      : [`${what} is the name of several: ${owners.map(({ where }) => where).join(", ")}`],
  );
  return [...retained, ...duplicates];
}
