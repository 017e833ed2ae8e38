import * as z from "zod";
import { drawnSecret } from "./secrets.ts";

/** Another region or account than our own has nothing here. */
const StackOutput = z.strictObject({ StackName: z.string(), OutputName: z.string() });

/** What a reference to a resource or a pseudo parameter stands for in the local cloud. */
export interface References {
  /** The value of `Ref`. Throws for a name nobody declared. */
  ref(logicalId: string): string;
  /** The value of `Fn::GetAtt`. Throws for an attribute without a local meaning. */
  attribute(logicalId: string, attribute: string): string;
  /** The value of an output of another stack. Throws where there is none of that name. */
  output(stackName: string, output: string): unknown;
}

/**
 * Replaces every CloudFormation intrinsic of a template value by what it stands for.
 * Throws for a function it does not know, so that nothing is ever silently left out.
 */
export function resolve(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, references));
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = Object.entries(value);
  const [first] = entries;
  if (first !== undefined && entries.length === 1) {
    const [name, argument] = first;
    if (name === "Ref") return references.ref(text(argument));
    if (name.startsWith("Fn::")) return call(name, argument, references);
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, resolve(item, references)]));
}

function call(name: string, argument: unknown, references: References): unknown {
  switch (name) {
    case "Fn::GetAtt":
      return getAttribute(argument, references);
    case "Fn::Join": {
      const [separator, parts] = list(argument);
      return dynamic(list(resolve(parts, references)).map(text).join(text(separator)));
    }
    case "Fn::Select": {
      const [index, choices] = list(argument);
      return list(resolve(choices, references))[Number(index)];
    }
    case "Fn::Split": {
      const [separator, whole] = list(argument);
      return text(resolve(whole, references)).split(text(separator));
    }
    case "Fn::GetStackOutput": {
      const { StackName, OutputName } = StackOutput.parse(resolve(argument, references));
      return references.output(StackName, OutputName);
    }
    case "Fn::Sub":
      return substitute(argument, references);
    default:
      throw new Error(`The local cloud does not know the template function ${name}`);
  }
}

/** `{{resolve:secretsmanager:<ARN or name>:SecretString:…}}`; an ARN has colons of its own. */
const secretReference = /\{\{resolve:secretsmanager:((?:arn:(?:[^:}]*:){5})?[^:}]+):[^}]*\}\}/g;

/** Puts in the secrets that CloudFormation would look up. */
const dynamic = (value: string): string =>
  value.replaceAll(secretReference, (_match, secret: string) => drawnSecret(secret));

function getAttribute(argument: unknown, references: References): string {
  const path = typeof argument === "string" ? argument : list(argument).map(text).join(".");
  const dot = path.indexOf(".");
  return references.attribute(path.slice(0, dot), path.slice(dot + 1));
}

function substitute(argument: unknown, references: References): string {
  const [pattern, variables] = Array.isArray(argument) ? list(argument) : [argument, {}];
  const own = new Map(Object.entries(record(resolve(variables, references))));
  return text(pattern).replaceAll(/\$\{([^!}][^}]*)\}/g, (_match, name: string) => {
    if (own.has(name)) return text(own.get(name));
    return name.includes(".") ? getAttribute(name, references) : references.ref(name);
  });
}

function text(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new Error(`Expected text in the template, found ${JSON.stringify(value)}`);
}

function list(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`Expected a list in the template, found ${JSON.stringify(value)}`);
}

function record(value: unknown): object {
  if (typeof value === "object" && value !== null) return value;
  throw new Error(`Expected named values in the template, found ${JSON.stringify(value)}`);
}
