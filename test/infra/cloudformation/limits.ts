import type { Resource, Template } from "./assembly.ts";
import { isObject, membersOf, referencesIn } from "./intrinsics.ts";
import { nameOf } from "./own-name.ts";
import { textOf } from "./text.ts";

/**
 * What AWS takes at most, from the pages on quotas of CloudFormation, IAM, Lambda, API Gateway and CloudFront. Of
 * resources it takes 500 a stack: the rest is room for what comes next.
 */
const most = {
  resources: 449,
  templateBytes: 999_999,
  descriptionBytes: 1024,
  parametersOrOutputs: 200,
  rolePolicyCharacters: 10_240,
  nameCharacters: 64,
  environmentBytes: 4096,
  functionDescriptionCharacters: 256,
  edgeFunctionBytes: 10_240,
  edgeFunctionNameCharacters: 64,
  cacheBehaviours: 25,
  customHeaders: 10,
  headerValueCharacters: 1783,
  routesOrIntegrations: 300,
} as const;

/** Reads what is measured of one resource. */
interface Measured {
  readonly id: string;
  readonly resource: Resource;
  /** The text that a value becomes when it is deployed. */
  readonly text: (value: unknown) => string;
  readonly template: Template;
}

type Measure = readonly [what: string, size: number, most: number];

/** What is larger than AWS takes. Texts are measured as they will be when they are deployed, as far as that is known. */
export function limitFindings(templates: readonly Template[]): string[] {
  return templates.flatMap((template) => {
    const text = (value: unknown) => textOf(value, template, templates);
    const ofResources = Object.entries(template.Resources).flatMap(([id, resource]) =>
      measuresOf({ id, resource, text, template }).map(
        (measure) => [`${template.stack}.${id}`, ...measure] as const,
      ),
    );
    const ofTemplate = measuresOfTemplate(template).map(
      (measure) => [template.stack, ...measure] as const,
    );
    return [...ofTemplate, ...ofResources]
      .filter(([, , size, limit]) => size > limit)
      .map(([where, what, size, limit]) => `${where}: ${what}: ${size}, at most ${limit}`);
  });
}

function measuresOfTemplate({ bytes, ...template }: Template): Measure[] {
  const { Description, Resources, Parameters, Outputs } = template;
  const resources = Object.values(Resources);
  const ofType = (type: string) => resources.filter(({ Type }) => Type === type).length;
  return [
    ["resources", resources.length, most.resources],
    ["bytes of the template", bytes, most.templateBytes],
    ["bytes of its description", Buffer.byteLength(Description), most.descriptionBytes],
    ["parameters", Object.keys(Parameters).length, most.parametersOrOutputs],
    ["outputs", Object.keys(Outputs).length, most.parametersOrOutputs],
    ["routes", ofType("AWS::ApiGatewayV2::Route"), most.routesOrIntegrations],
    ["integrations", ofType("AWS::ApiGatewayV2::Integration"), most.routesOrIntegrations],
  ];
}

function measuresOf(measured: Measured): Measure[] {
  const { resource, text } = measured;
  const { Type, Properties } = resource;
  const name = nameOf(resource);
  const ofName = (limit: number): Measure[] =>
    name === undefined ? [] : [["characters of its name", text(name).length, limit]];
  switch (Type) {
    case "AWS::IAM::Role":
      return [
        ...ofName(most.nameCharacters),
        ["characters of its policies", policyCharacters(measured), most.rolePolicyCharacters],
      ];
    case "AWS::Lambda::Function":
      return [
        ...ofName(most.nameCharacters),
        ["bytes of its variables", environmentBytes(measured), most.environmentBytes],
        [
          "characters of its description",
          text(Properties["Description"] ?? "").length,
          most.functionDescriptionCharacters,
        ],
      ];
    case "AWS::CloudFront::Function":
      return [
        ...ofName(most.edgeFunctionNameCharacters),
        [
          "bytes of its code",
          Buffer.byteLength(text(Properties["FunctionCode"])),
          most.edgeFunctionBytes,
        ],
      ];
    case "AWS::CloudFront::ResponseHeadersPolicy":
      return headerMeasures(measured);
    case "AWS::CloudFront::Distribution": {
      const behaviours = inside(Properties, "DistributionConfig", "CacheBehaviors");
      return [["cache behaviours", membersOf(behaviours).length, most.cacheBehaviours]];
    }
    default:
      return [];
  }
}

const inside = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((it, key) => (isObject(it) ? it[key] : undefined), value);

/** The policies in a role, and those beside it that are written into it. AWS does not count spaces. */
function policyCharacters({ id, resource, text, template }: Measured): number {
  const own = inside(resource.Properties, "Policies");
  const beside = Object.values(template.Resources).filter(
    ({ Type, Properties }) =>
      Type === "AWS::IAM::Policy" &&
      referencesIn(Properties["Roles"]).some((reference) => reference.id === id),
  );
  const documents = [...membersOf(own), ...beside.map(({ Properties }) => Properties)].map(
    (policy) => inside(policy, "PolicyDocument"),
  );
  return documents.reduce<number>(
    (sum, document) => sum + text(document).replaceAll(/\s/g, "").length,
    0,
  );
}

function environmentBytes({ resource, text }: Measured): number {
  const variables = inside(resource.Properties, "Environment", "Variables");
  return Object.entries(isObject(variables) ? variables : {}).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name + text(value)),
    0,
  );
}

function headerMeasures({ resource, text }: Measured): Measure[] {
  const config = inside(resource.Properties, "ResponseHeadersPolicyConfig");
  const custom = inside(config, "CustomHeadersConfig", "Items");
  const values = membersOf(custom).map((item) => inside(item, "Value"));
  const path = ["SecurityHeadersConfig", "ContentSecurityPolicy", "ContentSecurityPolicy"] as const;
  return [
    ["headers of its own", values.length, most.customHeaders],
    ...[inside(config, ...path) ?? "", ...values].map((value): Measure => [
      "characters of a header",
      text(value).length,
      most.headerValueCharacters,
    ]),
  ];
}
