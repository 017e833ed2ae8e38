import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { startAwsEndpoint, type Fault, type Service } from "./aws/aws-endpoint.ts";
import { sendAwsError } from "./aws/aws-error.ts";
import { forwardTo } from "./aws/forward.ts";
import { createMeter, type CountedRequest } from "./aws/meter.ts";
import { readPermissions, type PermissionReport } from "./aws/permissions.ts";
import { openEdge } from "./edge/edge.ts";
import { accountServices, mailAccount } from "./emulators/account.ts";
import { withBackups } from "./emulators/backups.ts";
import { withCapacity } from "./emulators/capacity.ts";
import { startDynamoDb } from "./emulators/dynamodb.ts";
import { openObjectStore } from "./emulators/s3/object-store.ts";
import { s3Service } from "./emulators/s3/service.ts";
import { secretsService } from "./emulators/secrets.ts";
import { startSes } from "./emulators/ses.ts";
import { withSuppression } from "./emulators/suppression.ts";
import { startSqs } from "./emulators/sqs.ts";
import { withStaleReads } from "./emulators/stale-reads.ts";
import { userPoolService } from "./emulators/user-pool.ts";
import { startQueueConsumers } from "./events/queues.ts";
import { startSchedules } from "./events/schedules.ts";
import { openGateway, type Gateway } from "./gateway/gateway.ts";
import { readFunctions, type LambdaFunction } from "./lambda/function.ts";
import { startLambda } from "./lambda/lambda.ts";
import type { LogSink } from "./lambda/thread.ts";
import { serveEarly } from "./net/listen.ts";
import { pastEdge } from "./past-edge.ts";
import { createBuckets, createQueues, createTables } from "./resources.ts";
import type { DemoAccount } from "./sign-in/accounts.ts";
import { openSignIn } from "./sign-in/sign-in.ts";
import { deploySite } from "./site.ts";
import { arn } from "./template/account.ts";
import { readTemplate, type Template } from "./template/template.ts";

export interface CloudOptions {
  /** The folder that the CDK app was synthesized into. */
  readonly assembly: string;
  /** Holds everything that survives a restart. */
  readonly dataFolder: string;
  /** The site's port; mailbox and sign-in take the next two. 0 takes any free ports. */
  readonly port: number;
  /** Keeps the tables in memory: quicker, and gone with the process. */
  readonly isInMemory?: boolean;
  /** Lets reads of the table be as old as DynamoDB allows; only for tables in memory, which begin empty. */
  readonly isStale?: boolean;
  /** Runs jobs only when they are fired. */
  readonly isClockStopped?: boolean;
  /** Gives every function the share of a core that its memory brings on AWS. */
  readonly isSlow?: boolean;
  /** Accounts that the sign-in page offers by one click. */
  readonly demoAccounts?: readonly DemoAccount[];
  /** Called with every line that a function writes. */
  readonly log?: LogSink;
  /** Answers calls to Bedrock, which has no emulator. */
  readonly bedrock?: Service;
}

/** A running local cloud. */
export interface Cloud {
  /** The site, `http://localhost:4000`. */
  readonly origin: string;
  readonly mailbox: string;
  readonly issuer: string;
  /** The endpoint of all AWS services; `operatorClient` gives SDK clients the right to use it. */
  readonly awsEndpoint: string;
  readonly functions: readonly LambdaFunction[];
  readonly jobs: readonly string[];
  /** The gateway itself, as it can be reached past the edge. */
  readonly gateway: Gateway;
  /** Where it listens, which on AWS is as public as the site. */
  readonly gatewayAddress: string;
  /** The number of the process that holds the tables; undefined when that is not ours. */
  databaseProcess(): number | undefined;
  /** The environment variables of a function, e.g. the TABLE it uses. Throws for an unknown name. */
  environmentOf(functionName: string): Readonly<Record<string, string>>;
  /** Calls a function with an event and resolves with its result. Rejects with FunctionError. */
  invoke(functionName: string, event: unknown): Promise<unknown>;
  /** Runs a scheduled job now and resolves with its result. */
  fire(job: string): Promise<unknown>;
  /** Ends whatever a function is doing, as a crash would. */
  kill(functionName: string): Promise<void>;
  /** Lets chosen AWS calls fail until the returned function is called. */
  inject(fault: Fault): () => void;
  /** Counts what functions ask of AWS from now on; what is returned ends that, and says it. */
  count(): () => readonly CountedRequest[];
  /** Lets ordinary reads of the table learn of nothing new until they are let go; only where they are late. */
  holdReads(): void;
  /** Resolves when ordinary reads have learnt of everything that was written before. */
  letGoReads(): Promise<void>;
  /** What every function was granted, used and was denied since the start, and what outlived an answer of its. */
  report(): PermissionReport;
  stop(): Promise<void>;
}

/**
 * Runs a synthesized CDK assembly on this machine. Rejects with StartError when a port is in use, and with an
 * Error that names it when the template holds something that cannot be run or checked here.
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    // The last started ends first.
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    return await start(options, stops, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  options: CloudOptions,
  stops: (() => Promise<unknown>)[],
  stop: () => Promise<void>,
): Promise<Cloud> {
  const { assembly, dataFolder, port, demoAccounts = [], log = () => undefined } = options;
  await mkdir(dataFolder, { recursive: true });
  function started<Part extends { stop(): Promise<unknown> }>(part: Part): Part {
    stops.push(() => part.stop());
    return part;
  }

  const nextPort = (offset: number): number => (port === 0 ? 0 : port + offset);
  const edge = started(await serveEarly(port));
  const signInServer = started(await serveEarly(nextPort(2)));
  const gatewayServer = started(await serveEarly(0));
  const ses = started(await startSes(nextPort(1), dataFolder));
  const aws = started(await startAwsEndpoint());
  const domain = `localhost:${edge.port}`;
  const issuer = `http://localhost:${signInServer.port}`;
  const gatewayAddress = `http://localhost:${gatewayServer.port}`;
  const template = readTemplate(assembly, {
    domain,
    issuer,
    gateway: gatewayAddress,
    aws: aws.url,
  });

  const functions = readFunctions(template);
  const permissions = readPermissions(functions, template, (name) => aws.frozen.outlived(name));
  const dynamodb = started(
    await startDynamoDb({ dataFolder, isInMemory: options.isInMemory ?? false }),
  );
  const replica = options.isStale
    ? started(
        await startDynamoDb({ dataFolder: await replicaFolder(dataFolder), isInMemory: true }),
      )
    : undefined;
  const staleReads = replica && withStaleReads(dynamodb.endpoint, replica.endpoint);
  const sqs = started(await startSqs());
  const store = await openObjectStore(join(dataFolder, "s3"));
  const signIn = await openSignIn({ template, issuer, dataFolder, demoAccounts });
  const meter = createMeter((environmentId) => lambda.turn(environmentId));
  aws.open({
    permissions,
    mailIdentities: readMailIdentities(template),
    holds: async (bucket, key) => (await store.readHeader(bucket, key)) !== undefined,
    services: meter.counted({
      ...accountServices(template, (name, event) =>
        lambda.invoke(arn("lambda", `function:${name}`), event),
      ),
      bedrock: options.bedrock ?? noModel,
      "cognito-idp": userPoolService(signIn.accounts),
      dynamodb: withBackups(
        withCapacity(staleReads?.service ?? forwardTo(dynamodb.endpoint), meter),
        dynamodb.endpoint,
        dataFolder,
      ),
      s3: s3Service(store),
      secretsmanager: secretsService(template, operatorSecrets()),
      ses: mailAccount(withSuppression(forwardTo(ses.endpoint), template)),
      sqs: forwardTo(sqs.endpoint),
    }),
  });
  await Promise.all([
    createTables(template, aws.url),
    createBuckets(template, store).then(() => deploySite(template, store)),
    createQueues(template, aws.url),
  ]);

  const lambda = started(
    startLambda({
      functions,
      awsEndpoint: aws.url,
      log,
      freezer: aws.frozen,
      isSlow: options.isSlow ?? false,
    }),
  );
  const gateway = openGateway(template, lambda);
  started(startQueueConsumers(template, lambda, permissions, aws.url));
  const schedules = started(startSchedules(template, lambda, options.isClockStopped ?? false));
  signInServer.open(signIn.listener);
  edge.open(openEdge({ template, store, gateway }));
  gatewayServer.open(pastEdge(gateway));

  const functionNamed = (name: string): LambdaFunction => {
    const found = functions.find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no function ${name}`);
    return found;
  };
  return {
    origin: `http://${domain}`,
    mailbox: `http://localhost:${ses.endpoint.port}`,
    issuer,
    awsEndpoint: aws.url,
    functions,
    jobs: schedules.names,
    gateway,
    gatewayAddress,
    databaseProcess: () => dynamodb.processId(),
    environmentOf: (name) => functionNamed(name).environment,
    invoke: async (name, event) => lambda.invoke(functionNamed(name).arn, event),
    fire: (job) => schedules.fire(job),
    kill: (name) => lambda.kill(functionNamed(name).arn),
    inject: (fault) => aws.inject(fault),
    count: () => meter.begin(),
    holdReads: () => staleReads?.hold(),
    letGoReads: async () => staleReads?.letGo(),
    report: () => permissions.report(),
    stop,
  };
}

/** The addresses and domains that are identities of SES. */
const readMailIdentities = (template: Template): ReadonlySet<string> =>
  new Set(
    template
      .resources("AWS::SES::EmailIdentity", z.object({ EmailIdentity: z.string() }))
      .map(({ properties }) => properties.EmailIdentity),
  );

/** The key of the chat's model, which whoever starts the cloud may give it. */
function operatorSecrets(): Record<string, string> {
  const { TSUZUKU_MODEL_SECRET: name, TSUZUKU_MODEL_KEY: key } = process.env;
  return name && key ? { [name]: key } : {};
}

/** Where the second database keeps its books. */
async function replicaFolder(dataFolder: string): Promise<string> {
  const folder = join(dataFolder, "replica");
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Bedrock as it is on a laptop: not there. */
const noModel: Service = (call, _request, response) => {
  const message = "There is no Bedrock on this machine.";
  sendAwsError(response, call.service, {
    status: 503,
    code: "ServiceUnavailableException",
    message,
  });
};
