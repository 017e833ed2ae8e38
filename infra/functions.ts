import { Aws, Duration, RemovalPolicy } from "aws-cdk-lib";
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import { built } from "./built.ts";
import { statementsOf, type Grant } from "./grant.ts";

export interface LambdaProps {
  /** The folder that `scripts/build.ts` wrote. */
  readonly dist: string;
  readonly summary: string;
  readonly grant: Grant;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/** The log group of a Lambda that was added to `scope` under that name. */
export function logGroupOf(scope: Construct, name: string): LogGroup {
  const found = scope.node.findChild(name).node.findChild("Logs");
  if (!(found instanceof LogGroup)) throw new Error(`${name} has no log group`);
  return found;
}

/** Adds the Lambda of that name with its log group and a role of exactly its grant. */
export function addLambda(scope: Construct, name: string, props: LambdaProps): Function {
  const parent = new Construct(scope, name);
  const functionName = `${Aws.STACK_NAME}-${name}`;
  const logGroup = new LogGroup(parent, "Logs", {
    logGroupName: `/aws/lambda/${functionName}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const writeLogs = new PolicyStatement({
    actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
    resources: [logGroup.logGroupArn],
  });
  const role = new Role(parent, "Role", {
    assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
    inlinePolicies: {
      least: new PolicyDocument({ statements: [writeLogs, ...statementsOf(props.grant)] }),
    },
  });
  return new Function(parent, "Function", {
    functionName,
    description: props.summary,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(built(props.dist, "functions", name)),
    handler: "index.handler",
    memorySize: props.memoryMb,
    timeout: Duration.seconds(props.timeoutSeconds),
    environment: props.grant.environment,
    // Nothing but the list in grants.ts may widen it.
    role: role.withoutPolicyUpdates(),
    logGroup,
    loggingFormat: LoggingFormat.JSON,
    applicationLogLevelV2: ApplicationLogLevel.INFO,
    systemLogLevelV2: SystemLogLevel.WARN,
  });
}
