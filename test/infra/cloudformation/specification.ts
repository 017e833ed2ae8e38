import { loadAwsServiceSpecSync } from "@aws-cdk/aws-service-spec";
import type {
  DefinitionReference,
  Property,
  Resource as ResourceType,
} from "@aws-cdk/service-spec-types";

const database = loadAwsServiceSpecSync();

/** What CloudFormation's schema says of a type of resources; undefined where it knows none of that name. */
export const typeOf = (name: string): ResourceType | undefined =>
  database.lookup("resource", "cloudFormationType", "equals", name)[0];

/** The properties of a part that several properties are made of. */
export const propertiesOf = (part: DefinitionReference): Readonly<Record<string, Property>> =>
  database.get("typeDefinition", part.reference).properties;

/** Whether a function of the stack's own makes a resource: its properties and attributes are in no schema. */
export const isCustom = (type: string): boolean =>
  type.startsWith("Custom::") || type === "AWS::CloudFormation::CustomResource";
