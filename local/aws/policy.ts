import * as z from "zod";
import type { Template } from "../template/template.ts";

/** An action on a resource, e.g. `dynamodb:GetItem` on a table's ARN. */
export interface Permission {
  readonly action: string;
  readonly resource: string;
  /** What the keys that a listing asks for begin with: the condition key `s3:prefix`. */
  readonly prefix?: string;
  /** The partitions of the table that a call is about: the condition key `dynamodb:LeadingKeys`. */
  readonly partitions?: readonly string[];
}

/** One action pattern on one resource pattern that a policy allows or denies. */
export interface Grant extends Omit<Permission, "prefix" | "partitions"> {
  readonly effect: "Allow" | "Deny";
  /** Whether the patterns (`*` any text, `?` one character) cover a permission. */
  covers(permission: Permission): boolean;
}

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const ListingCondition = z
  .strictObject({ StringLike: z.strictObject({ "s3:prefix": oneOrMore }) })
  .transform(({ StringLike }) => {
    const patterns = StringLike["s3:prefix"].map((prefix) => new RegExp(wildcards(prefix), "s"));
    // What a call does not say is like nothing (StringLike without IfExists).
    return ({ prefix }: Permission): boolean =>
      prefix !== undefined && patterns.some((pattern) => pattern.test(prefix));
  });

const PartitionCondition = z
  .strictObject({
    "ForAnyValue:StringEquals": z.strictObject({ "dynamodb:LeadingKeys": oneOrMore }),
  })
  .transform((condition) => {
    const wanted = condition["ForAnyValue:StringEquals"]["dynamodb:LeadingKeys"];
    return ({ partitions = [] }: Permission): boolean =>
      partitions.some((each) => wanted.includes(each));
  });

/** Whether a condition of a statement holds for what a call asks. */
type Holds = (permission: Permission) => boolean;

// Strict: a statement with another Condition, with NotAction or NotResource is not one we can evaluate.
const PolicyDocument = z.object({
  Statement: z.array(
    z.strictObject({
      Sid: z.string().optional(),
      Effect: z.enum(["Allow", "Deny"]),
      Action: oneOrMore,
      Resource: oneOrMore,
      Condition: z.union([ListingCondition, PartitionCondition]).optional(),
    }),
  ),
});

const RoleProperties = z.object({
  Policies: z.array(z.object({ PolicyDocument: z.unknown() })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
});

const PolicyProperties = z.object({
  PolicyDocument: z.unknown(),
  Roles: z.array(z.string()).default([]),
});

/** Managed policies that grant nothing but log writing, which does not pass the local endpoint. */
const logsOnly = /:policy\/service-role\/AWSLambdaBasicExecutionRole$/;

/**
 * What a role may do, by its own and its attached policies. Throws for a role the template lacks and for what
 * cannot be evaluated here (most conditions, negations, managed policies): nothing passes unchecked.
 */
export function grantsOf(roleArn: string, template: Template): readonly Grant[] {
  const roleName = roleArn.slice(roleArn.lastIndexOf("/") + 1);
  const role = template
    .resources("AWS::IAM::Role", RoleProperties)
    .find(({ name }) => name === roleName);
  if (role === undefined) throw new Error(`The template has no role ${roleArn}`);
  const managed = role.properties.ManagedPolicyArns.filter((policy) => !logsOnly.test(policy));
  if (managed.length > 0) {
    throw new Error(`${role.logicalId}: managed policies are unknown locally: ${managed.join()}`);
  }
  const attached = template
    .resources("AWS::IAM::Policy", PolicyProperties)
    .filter(({ properties }) => properties.Roles.includes(roleName));
  return [
    ...role.properties.Policies.flatMap((policy) =>
      readGrants(role.logicalId, policy.PolicyDocument),
    ),
    ...attached.flatMap((policy) => readGrants(policy.logicalId, policy.properties.PolicyDocument)),
  ];
}

function readGrants(owner: string, document: unknown): readonly Grant[] {
  const parsed = PolicyDocument.safeParse(document);
  if (!parsed.success) {
    throw new Error(`${owner}: cannot evaluate its policy. ${z.prettifyError(parsed.error)}`);
  }
  return parsed.data.Statement.flatMap(({ Effect, Action, Resource, Condition }) =>
    Action.flatMap((action) =>
      Resource.map((resource) => grant(Effect, action, resource, Condition)),
    ),
  );
}

function grant(
  effect: Grant["effect"],
  action: string,
  resource: string,
  isMet: Holds = () => true,
): Grant {
  // Action names ignore case; resource names do not.
  const actionPattern = new RegExp(wildcards(action), "i");
  const resourcePattern = new RegExp(wildcards(resource), "s");
  return {
    effect,
    action,
    resource,
    covers: (permission) =>
      actionPattern.test(permission.action) &&
      resourcePattern.test(permission.resource) &&
      isMet(permission),
  };
}

/** The source of a regular expression for a pattern with `*` and `?`. */
export function wildcards(pattern: string): string {
  const literal = pattern.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  return `^${literal.replaceAll("*", ".*").replaceAll("?", ".")}$`;
}

/** The grants that allow something; none when nothing allows it or something denies it. */
export function allowing(grants: readonly Grant[], permission: Permission): readonly Grant[] {
  const covering = grants.filter((each) => each.covers(permission));
  return covering.some(({ effect }) => effect === "Deny") ? [] : covering;
}
