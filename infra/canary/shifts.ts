import { Duration, type Stack } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import {
  LambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from "aws-cdk-lib/aws-codedeploy";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Alias, type Function } from "aws-cdk-lib/aws-lambda";
import type { MetricName } from "../../functions/runtime/metrics.ts";
import { acknowledge } from "../acknowledgements.ts";
import { functionArnOf, functionNameOf, type Deployment } from "../deployment.ts";
import { isCanary, liveAlias } from "./canaries.ts";

/** One of our functions, by the name that its row has. */
interface Named {
  readonly name: string;
  readonly handler: Function;
}

/**
 * Lets a release of the busiest functions begin with a tenth of their calls. If that tenth fails, CodeDeploy gives all calls
 * back to the version before, and CloudFormation the whole stack to the release before (decision 0085).
 */
export function addShifts(stack: Stack, deployment: Deployment, functions: readonly Named[]): void {
  const canaries = functions.filter(({ name }) => isCanary(name));
  const application = new LambdaApplication(stack, "Release");
  const role = addShifter(
    stack,
    canaries.map(({ name }) => functionArnOf(deployment, name)),
  );
  // Numbers are there two minutes late, and the alarm wants two minutes of them.
  const deploymentConfig = deployment.settings.allAtOnce
    ? LambdaDeploymentConfig.ALL_AT_ONCE
    : LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES;
  for (const { name, handler } of canaries) {
    const alias = new Alias(handler, "Live", {
      aliasName: liveAlias,
      version: handler.currentVersion,
    });
    const group = new LambdaDeploymentGroup(handler, "Shift", {
      application,
      alias,
      deploymentConfig,
      alarms: [addAlarm(handler, { deployment, name })],
      // Beside an alarm that is on, and a deployment that fails: whoever stops one means that it should go back.
      autoRollback: { stoppedDeployment: true },
      // Nothing may widen it: the CDK would add a policy of AWS's for functions of all names.
      role: role.withoutPolicyUpdates(),
    });
    // How, and by which alarm, is said before anything is shifted.
    alias.node.addDependency(group);
  }
}

/** The role as which CodeDeploy moves these aliases, and looks at alarms. */
function addShifter(stack: Stack, functionArns: readonly string[]): Role {
  const role = new Role(stack, "Shifter", {
    assumedBy: new ServicePrincipal("codedeploy.amazonaws.com"),
    inlinePolicies: {
      least: new PolicyDocument({
        statements: [
          new PolicyStatement({
            actions: [
              "lambda:GetAlias",
              "lambda:GetProvisionedConcurrencyConfig",
              "lambda:UpdateAlias",
            ],
            resources: functionArns.flatMap((arn) => [arn, `${arn}:${liveAlias}`]),
          }),
          new PolicyStatement({ actions: ["cloudwatch:DescribeAlarms"], resources: ["*"] }),
        ],
      }),
    },
  });
  acknowledge(role, {
    "AwsSolutions-IAM5[Resource::*]": "CodeDeploy asks for the states of alarms as a list.",
  });
  return role;
}

const minute = Duration.minutes(1);

/**
 * Adds the alarm of a function's newest version, of which it alone hears: what failed, or was answered with 5xx, was at
 * least a twentieth of its calls, in two of five minutes. Without calls there is nothing to go back for.
 */
function addAlarm(
  handler: Function,
  { deployment, name }: { readonly deployment: Deployment; readonly name: string },
): Alarm {
  const { version } = handler.currentVersion;
  const over = { statistic: "Sum", period: minute };
  const ofLambda = (metricName: string): Metric =>
    new Metric({
      namespace: "AWS/Lambda",
      metricName,
      dimensionsMap: {
        FunctionName: functionNameOf(deployment, name),
        Resource: `${functionNameOf(deployment, name)}:${liveAlias}`,
        ExecutedVersion: version,
      },
      ...over,
    });
  const faults: MetricName = "Faults";
  const answered = new Metric({
    namespace: deployment.product,
    metricName: faults,
    dimensionsMap: { Function: name, Version: version },
    ...over,
  });
  const failed = "(FILL(failures, 0) + FILL(answers, 0))";
  return new Alarm(handler, "Failing", {
    alarmDescription:
      `The newest version of ${name} fails; a deployment that has just brought it goes back. ` +
      'What to do: docs/runbooks.md, "A release that went back".',
    metric: new MathExpression({
      expression: `${failed} * (${failed} * 20 >= FILL(calls, 0))`,
      usingMetrics: {
        failures: ofLambda("Errors"),
        answers: answered,
        calls: ofLambda("Invocations"),
      },
      period: minute,
    }),
    threshold: 1,
    evaluationPeriods: 5,
    datapointsToAlarm: 2,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}
