import type { Template } from "./assembly.ts";
import {
  intrinsicsIn,
  isObject,
  membersOf,
  pseudoParameters,
  referencesIn,
  stackOutputsIn,
} from "./intrinsics.ts";
import { isCustom, typeOf } from "./specification.ts";

/** What of a template may refer to something, by the name under which findings tell of it. */
const partsOf = ({ stack, Resources, Outputs, Conditions, Rules }: Template) => [
  ...Object.entries(Resources).map(([id, it]) => ({ where: `${stack}.${id}`, part: it })),
  ...Object.entries({ ...Outputs, ...Conditions, ...Rules }).map(([id, part]) => ({
    where: `${stack}.${id}`,
    part,
  })),
];

/** Names in the templates that nothing in the assembly has: parameters, resources, attributes, outputs, conditions. */
export function referenceFindings(templates: readonly Template[]): string[] {
  return templates.flatMap((template) =>
    partsOf(template).flatMap(({ where, part }) =>
      [
        ...danglingIn(part, template),
        ...unknownNamesIn(part, template),
        ...outputsAmiss(part, template, templates),
      ].map((finding) => `${where}: ${finding}`),
    ),
  );
}

function danglingIn(part: unknown, { Resources, Parameters }: Template): string[] {
  const dependencies = isObject(part) ? membersOf(part["DependsOn"]) : [];
  const waiting = dependencies
    .filter((id) => !(String(id) in Resources))
    .map((id) => `depends on ${String(id)}, which is not there`);
  const referring = referencesIn(part).flatMap(({ id, attribute }) => {
    const resource = Resources[id];
    if (attribute === undefined) {
      const isThere = resource !== undefined || id in Parameters || pseudoParameters.includes(id);
      return isThere ? [] : [`refers to ${id}, which is not there`];
    }
    if (resource === undefined) return [`reads ${id}.${attribute}, which is not there`];
    return hasAttribute(resource.Type, attribute)
      ? []
      : [`reads ${id}.${attribute}, which ${resource.Type} does not have`];
  });
  return [...waiting, ...referring];
}

/** Custom resources have what their function answers; nested stacks have their outputs. */
const hasAttribute = (type: string, attribute: string): boolean =>
  isCustom(type) ||
  (type === "AWS::CloudFormation::Stack" && attribute.startsWith("Outputs.")) ||
  attribute in (typeOf(type)?.attributes ?? {});

function unknownNamesIn(part: unknown, { Conditions, Mappings }: Template): string[] {
  const own = isObject(part) && typeof part["Condition"] === "string" ? [part["Condition"]] : [];
  const given = (name: string): unknown[] =>
    [...intrinsicsIn(part)]
      .filter((intrinsic) => intrinsic[0] === name)
      .flatMap(([, them]) => membersOf(them).slice(0, 1));
  return [
    ...[...own, ...given("Fn::If")]
      .filter((name) => !(String(name) in Conditions))
      .map((name) => `asks for the condition ${String(name)}, which is not there`),
    ...given("Fn::FindInMap")
      .filter((name) => typeof name === "string" && !(name in Mappings))
      .map((name) => `looks into the mapping ${String(name)}, which is not there`),
  ];
}

function outputsAmiss(
  part: unknown,
  { stack, region, after }: Template,
  templates: readonly Template[],
): string[] {
  return stackOutputsIn(part).flatMap(({ stack: name, output, region: asked }) => {
    const from = templates.find((template) => template.stack === name);
    if (from === undefined) return [`reads an output of ${String(name)}, which is no stack here`];
    const isElsewhere = typeof asked === "string" ? from.region !== asked : from.region !== region;
    return [
      ...(String(output) in from.Outputs
        ? []
        : [`reads ${from.stack}.${String(output)}, which is no output of it`]),
      ...(isElsewhere
        ? [`looks for ${from.stack} in another region than ${from.region ?? "the stack's own"}`]
        : []),
      ...(after.includes(from.stack) || from.stack === stack
        ? []
        : [`reads an output of ${from.stack}, but ${stack} is not deployed after it`]),
    ];
  });
}
