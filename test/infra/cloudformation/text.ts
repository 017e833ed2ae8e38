import type { Template } from "./assembly.ts";
import { intrinsicOf, isObject, membersOf, placesIn, stackOutputsIn } from "./intrinsics.ts";
import { nameOf } from "./own-name.ts";
import { typeOf } from "./specification.ts";

/** The longest that AWS has. */
const region = "ap-southeast-2";
const account = "111122223333";
/** The end of a name that CloudFormation makes. */
const drawn = "-ABCDEFGHIJKLM";
/** Stands for what is known only when it is deployed, such as an address: longer than most. */
const unknown = "x".repeat(64);

/** The text that a value becomes when it is deployed, with examples in the place of what is not known before. */
export function textOf(value: unknown, template: Template, all: readonly Template[]): string {
  const [name, given] = intrinsicOf(value) ?? [];
  const text = (each: unknown) => textOf(each, template, all);
  const json = (each: unknown) => (isStructure(each) ? text(each) : `"${text(each)}"`);
  switch (name) {
    case undefined:
      if (Array.isArray(value)) return `[${value.map(json).join(",")}]`;
      if (!isObject(value)) return String(value);
      return `{${Object.entries(value)
        .map(([key, each]) => `"${key}":${json(each)}`)
        .join(",")}}`;
    case "Ref":
      return textOfReference(String(given), template, all);
    case "Fn::GetAtt": {
      const [id = "", attribute = ""] = membersOf(given).map(String);
      return attribute === "Arn" ? arnOf(id, template, all) : unknown;
    }
    case "Fn::Join": {
      const [between, parts] = membersOf(given);
      return membersOf(parts).map(text).join(String(between));
    }
    case "Fn::Sub":
      return typeof given === "string"
        ? placesIn(given).reduce(
            (whole, place) => whole.replace(`\${${place}}`, textOfReference(place, template, all)),
            given,
          )
        : unknown;
    case "Fn::GetStackOutput": {
      const [output] = stackOutputsIn(value);
      const from = all.find(({ stack }) => stack === output?.stack);
      const found = from?.Outputs[String(output?.output)];
      return from === undefined || found === undefined ? unknown : textOf(found.Value, from, all);
    }
    default:
      return unknown;
  }
}

const isStructure = (value: unknown): boolean =>
  Array.isArray(value) || (isObject(value) && intrinsicOf(value) === undefined);

function textOfReference(id: string, template: Template, all: readonly Template[]): string {
  const { stack, Parameters, Resources } = template;
  const known: Readonly<Record<string, string>> = {
    "AWS::AccountId": account,
    "AWS::NoValue": "",
    "AWS::Partition": "aws",
    "AWS::Region": template.region ?? region,
    "AWS::StackName": stack,
    "AWS::URLSuffix": "amazonaws.com",
  };
  const resource = Resources[id];
  if (resource !== undefined) {
    const name = nameOf(resource);
    return name === undefined ? `${stack}-${id}${drawn}` : textOf(name, template, all);
  }
  return known[id] ?? textOf(Parameters[id]?.Default ?? unknown, template, all);
}

function arnOf(id: string, template: Template, all: readonly Template[]): string {
  const form = typeOf(template.Resources[id]?.Type ?? "")?.arnTemplate;
  return (form ?? unknown)
    .replace("${Partition}", "aws")
    .replace("${Region}", template.region ?? region)
    .replace("${Account}", account)
    .replace(/\$\{\w+\}/g, textOfReference(id, template, all));
}
