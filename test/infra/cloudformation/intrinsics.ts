/** A function of CloudFormation in a template: its name (`Ref`, `Fn::Join`, …) and what it is given. */
export type Intrinsic = readonly [name: string, given: unknown];

/** Whether a value is an object whose properties have names. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The members of a list; none where the value is something else. */
export const membersOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as readonly unknown[]) : [];

/** The function that stands in the place of a value; undefined where the value itself stands there. */
export function intrinsicOf(value: unknown): Intrinsic | undefined {
  if (!isObject(value)) return undefined;
  const [entry, ...others] = Object.entries(value);
  const isIntrinsic = entry !== undefined && /^(?:Ref|Fn::\w+)$/.test(entry[0]);
  return isIntrinsic && others.length === 0 ? entry : undefined;
}

/** What `Ref` knows in every template. */
export const pseudoParameters: readonly string[] = [
  "AccountId",
  "NoValue",
  "NotificationARNs",
  "Partition",
  "Region",
  "StackId",
  "StackName",
  "URLSuffix",
].map((name) => `AWS::${name}`);

/** All functions in a value, with those that are given to others. */
export function* intrinsicsIn(value: unknown): Generator<Intrinsic> {
  const intrinsic = intrinsicOf(value);
  if (intrinsic !== undefined) yield intrinsic;
  if (Array.isArray(value)) for (const each of value) yield* intrinsicsIn(each);
  else if (isObject(value)) for (const each of Object.values(value)) yield* intrinsicsIn(each);
}

/** The name of something in the template, and of an attribute of it where it is not the thing itself. */
export interface Reference {
  readonly id: string;
  readonly attribute?: string;
}

const dotted = (name: string): Reference => {
  const [id = "", ...attribute] = name.split(".");
  return attribute.length === 0 ? { id } : { id, attribute: attribute.join(".") };
};

/** The places of `${…}` in the text of `Fn::Sub`, whose values are not given beside it. */
export function placesIn(given: unknown): string[] {
  const [text, values] = Array.isArray(given) ? (given as unknown[]) : [given, {}];
  const places = typeof text === "string" ? text.matchAll(/\$\{([^!}][^}]*)\}/g) : [];
  return [...places]
    .map(([, name = ""]) => name.trim())
    .filter((name) => !isObject(values) || !(name in values));
}

/** What a value refers to in its template by Ref, Fn::GetAtt and Fn::Sub. */
export function referencesIn(value: unknown): Reference[] {
  return [...intrinsicsIn(value)].flatMap(([name, given]): Reference[] => {
    if (name === "Ref" && typeof given === "string") return [{ id: given }];
    if (name === "Fn::Sub") return placesIn(given).map(dotted);
    if (name !== "Fn::GetAtt") return [];
    if (typeof given === "string") return [dotted(given)];
    const [id, attribute] = Array.isArray(given) ? (given as unknown[]) : [];
    return typeof id === "string" && typeof attribute === "string" ? [{ id, attribute }] : [];
  });
}

const given = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** An output of another stack, as `Fn::GetStackOutput` names it. */
export interface StackOutput {
  readonly stack: unknown;
  readonly output: unknown;
  readonly region: unknown;
}

/** The outputs of other stacks that a value reads. */
export const stackOutputsIn = (value: unknown): StackOutput[] =>
  [...intrinsicsIn(value)]
    .filter(([name]) => name === "Fn::GetStackOutput")
    .map(([, it]) => given(it))
    .map(({ StackName, OutputName, Region }) => ({
      stack: StackName,
      output: OutputName,
      region: Region,
    }));

/** Every output that some of these templates read of another stack, as "stack output", each once. */
export const outputsRead = (templates: readonly unknown[]): string[] => [
  ...new Set(
    templates
      .flatMap(stackOutputsIn)
      .map(({ stack, output }) => `${String(stack)} ${String(output)}`)
      .sort(),
  ),
];
