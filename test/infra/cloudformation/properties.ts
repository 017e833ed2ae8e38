import type { Property, PropertyType } from "@aws-cdk/service-spec-types";
import type { Resource, Template } from "./assembly.ts";
import { intrinsicOf, isObject } from "./intrinsics.ts";
import { isCustom, propertiesOf, typeOf } from "./specification.ts";

type Properties = Readonly<Record<string, Property>>;

/** What may stand beside the properties of a resource. */
const attributes = new Set([
  ...["Type", "Properties", "DependsOn", "Condition", "Metadata"],
  ...["CreationPolicy", "DeletionPolicy", "UpdatePolicy", "UpdateReplacePolicy"],
]);

/** Compares every property of the templates' resources with CloudFormation's schemas. */
export function propertyFindings(templates: readonly Template[]): string[] {
  return templates.flatMap(({ stack, Resources }) =>
    Object.entries(Resources).flatMap(([id, resource]) =>
      ofResource(resource).map((finding) => `${stack}.${id}: ${finding}`),
    ),
  );
}

function ofResource(resource: Resource): string[] {
  const { Type, Properties } = resource;
  const beside = Object.keys(resource)
    .filter((name) => !attributes.has(name))
    .map((name) => `unknown attribute ${name}`);
  if (isCustom(Type)) {
    return "ServiceToken" in Properties ? beside : [...beside, "missing property ServiceToken"];
  }
  const type = typeOf(Type);
  if (type === undefined) return [...beside, `unknown type ${Type}`];
  return [...beside, ...ofObject(Properties, type.properties, [])];
}

const isAbsent = (value: unknown): boolean =>
  value === undefined || (isObject(value) && value["Ref"] === "AWS::NoValue");

function ofObject(
  values: Readonly<Record<string, unknown>>,
  properties: Properties,
  path: readonly string[],
): string[] {
  const missing = Object.entries(properties)
    .filter(([name, { required }]) => required === true && isAbsent(values[name]))
    .map(([name]) => `missing property ${at([...path, name])}`);
  const given = Object.entries(values).flatMap(([name, value]) => {
    const property = properties[name];
    if (property === undefined) return [`unknown property ${at([...path, name])}`];
    return ofValue(value, property.type, [...path, name]);
  });
  return [...missing, ...given];
}

const at = (path: readonly string[]): string => path.join(".").replaceAll(".[", "[");

/** Functions whose outcome is text, whatever they are given. */
const texts = new Set(["Fn::Base64", "Fn::Join", "Fn::Sub"]);

const takesText = (type: PropertyType): boolean =>
  type.type === "union"
    ? type.types.some(takesText)
    : !["array", "map", "ref", "tag"].includes(type.type);

function ofValue(value: unknown, type: PropertyType, path: readonly string[]): string[] {
  if (isAbsent(value)) return [];
  const [name, given] = intrinsicOf(value) ?? [];
  if (name === "Fn::If" && Array.isArray(given)) {
    return given.slice(1).flatMap((branch) => ofValue(branch, type, path));
  }
  if (name !== undefined) {
    return !texts.has(name) || takesText(type)
      ? []
      : [`${at(path)} wants ${wanted(type)}, not text`];
  }
  const inside = partsOf(value, type, path);
  if (inside === undefined) {
    return [`${at(path)} wants ${wanted(type)}, not ${JSON.stringify(value).slice(0, 60)}`];
  }
  const isOutside =
    "allowedValues" in type &&
    type.allowedValues !== undefined &&
    // What Secrets Manager or the parameter store puts in is known when it is deployed.
    !String(value).startsWith("{{resolve:") &&
    !type.allowedValues.some((allowed) => allowed === value);
  return isOutside ? [...inside, `${at(path)} may not be ${JSON.stringify(value)}`] : inside;
}

/** The findings on what a value is made of; undefined where the value itself is of another kind. */
function partsOf(
  value: unknown,
  type: PropertyType,
  path: readonly string[],
): string[] | undefined {
  switch (type.type) {
    case "string":
    case "date-time":
      return typeof value === "string" ? [] : undefined;
    case "integer":
      return Number.isInteger(value) ? [] : undefined;
    case "number":
      return typeof value === "number" ? [] : undefined;
    case "boolean":
      return typeof value === "boolean" ? [] : undefined;
    case "json":
      return typeof value === "string" || typeof value === "object" ? [] : undefined;
    case "null":
      return value === null ? [] : undefined;
    case "tag":
      return isObject(value) ? ofObject(value, tag, path) : undefined;
    case "array":
      return Array.isArray(value)
        ? value.flatMap((each, index) => ofValue(each, type.element, [...path, `[${index}]`]))
        : undefined;
    case "map":
      return isObject(value)
        ? Object.entries(value).flatMap(([key, each]) =>
            ofValue(each, type.element, [...path, key]),
          )
        : undefined;
    case "ref":
      return isObject(value) ? ofObject(value, propertiesOf(type), path) : undefined;
    case "union":
      return type.types
        .map((each) => ofValue(value, each, path))
        .toSorted((one, other) => one.length - other.length)[0];
  }
}

const tag: Properties = {
  Key: { type: { type: "string" }, required: true },
  Value: { type: { type: "string" }, required: true },
};

const wanted = (type: PropertyType): string =>
  type.type === "union" ? type.types.map(wanted).join(" or ") : names[type.type];

const names = {
  array: "a list",
  boolean: "true or false",
  "date-time": "a date",
  integer: "a whole number",
  json: "JSON",
  map: "an object",
  null: "null",
  number: "a number",
  ref: "an object",
  string: "text",
  tag: "a tag",
} as const;
