import { Aspects, CfnOutput, CfnResource, CustomResource, Duration, type Stack } from "aws-cdk-lib";
import { Construct } from "constructs";
import type { Deployment } from "../deployment.ts";
import { addLambda } from "../functions.ts";
import { readingOwnStack } from "../grant.ts";
import { settingNames, type Settings } from "../settings.ts";

/** About one deployment and no other: nothing that could be dropped. */
const passing = new Set(["allAtOnce", "allowDrop", "given", "stage"]);

/** Every setting's value as text, by name; those without one are left out. No secret is among them, only names of secrets. */
const inForce = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Object.entries<unknown>(settings)
      .filter(([name, value]) => value !== undefined && !passing.has(name))
      .map(([name, value]) => [name, String(value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * Adds what tells the settings in force, as the output `Settings`, and what stops a deployment that would drop one of
 * them unless it may (`-c allowDrop=…`), or whose `allowDrop` names no setting, or that would change the table step by step. Everything else in the stack waits for it, so
 * that a deployment that is stopped has changed nothing.
 */
export function addSettingsGuard(stack: Stack, deployment: Deployment): Construct {
  const { settings } = deployment;
  const scope = new Construct(stack, "SettingsGuard");
  const handler = addLambda(scope, "settings_guard", {
    deployment,
    summary: "Stops a deployment that would drop a setting",
    grant: readingOwnStack,
    memoryMb: 256,
    timeoutSeconds: 60,
  });
  const values = inForce(settings);
  const guard = new CustomResource(scope, "InForce", {
    resourceType: "Custom::SettingsInForce",
    serviceToken: handler.functionArn,
    serviceTimeout: Duration.minutes(5),
    properties: {
      InForce: values,
      Given: settings.given.filter((name) => !passing.has(name)).join(","),
      AllowDrop: settings.allowDrop.join(","),
      // Only the guard knows what the running release has.
      Known: settingNames.join(","),
      AllAtOnce: String(settings.allAtOnce),
    },
  });
  const own = new Set(scope.node.findAll());
  Aspects.of(stack).add({
    visit(node) {
      if (CfnResource.isCfnResource(node) && !own.has(node)) node.node.addDependency(guard);
    },
  });
  new CfnOutput(stack, "Settings", {
    value: JSON.stringify(values),
    description: "The settings in force",
  });
  return scope;
}
