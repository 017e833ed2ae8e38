import { Duration, RemovalPolicy } from "aws-cdk-lib";
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
import { functionNameOf, logGroupNameOf, type Deployment } from "./deployment.ts";
import { statementsOf, type Cloud, type Grant } from "./grant.ts";
import { grantOf, type AnyNeed } from "./grants.ts";

/** What a row of a table says of its function. */
interface Row {
  readonly summary: string;
  readonly needs: readonly AnyNeed[];
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/** Adds the Lambda of a row, which may do what the row needs. */
export const addLambdaOf = (
  scope: Construct,
  name: string,
  { needs, ...row }: Row,
  deployment: Deployment,
  cloud: Cloud,
): Function => addLambda(scope, name, { ...row, deployment, grant: grantOf(needs)(cloud) });

interface LambdaProps {
  readonly deployment: Deployment;
  readonly summary: string;
  readonly grant: Grant;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
}

/** Adds the Lambda of that name with its log group and a role of exactly its grant. */
export function addLambda(scope: Construct, name: string, props: LambdaProps): Function {
  const parent = new Construct(scope, name);
  const logGroup = new LogGroup(parent, "Logs", {
    logGroupName: logGroupNameOf(props.deployment, name),
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
    functionName: functionNameOf(props.deployment, name),
    description: props.summary,
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    code: Code.fromAsset(built(props.deployment.dist, "functions", name)),
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
