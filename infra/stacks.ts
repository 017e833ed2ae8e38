import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Stack, type App } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import * as z from "zod";
import { none } from "../functions/runtime/env.ts";
import { acknowledgeFindings } from "./acknowledgements.ts";
import { chatModel } from "./chat-model/chat-model.ts";
import { addBuckets, addTable, type Data } from "./data.ts";
import { functionNameOf, type Deployment, type StackName, type Stacks } from "./deployment.ts";
import { addEndpointFunctions } from "./endpoint-functions.ts";
import { addSignInFirewall } from "./firewall/sign-in-firewall.ts";
import { addSiteFirewall } from "./firewall/site-firewall.ts";
import type { Cloud } from "./grant.ts";
import { addJobs, jobsWith } from "./jobs.ts";
import { addMail, mailArns, senderOf } from "./mail/mail.ts";
import { addMailReputation } from "./mail/reputation.ts";
import { addWatch } from "./watch/watch.ts";
import { addQueues } from "./queues.ts";
import { refuseOtherRegions } from "./regions.ts";
import { publish } from "./publish.ts";
import { addGateway } from "./gateway/gateway.ts";
import { addSettingsGuard } from "./settings/guard.ts";
import { addSignInClient, addUserPool } from "./sign-in.ts";
import { addDistribution, publishOrigin } from "./site/distribution.ts";
import { addOriginSecret } from "./site/origin-secret.ts";
import { addSiteFiles } from "./site/site-files.ts";
import { addWorkers } from "./workers.ts";

/** What a stack holds, for the operator who sees it in the console. */
const descriptions: Readonly<Record<StackName, string>> = {
  data: "what people entrust to it: table, buckets, accounts, queued work",
  edge: "its address: distribution, policies, an API without routes",
  jobs: "what works by itself: jobs and workers",
  functions: "the functions that answer calls",
  gateway: "the routes that lead to them, and what begins when all are there",
  site: "the files of the web client, and last the page",
  watch: "alarms, whom they tell, and the dashboard",
};

const PackageJson = z.object({ version: z.string() });

/** The number of the release that this is, or of the next one while it is being made. */
const release = (): string => {
  const file = readFileSync(join(import.meta.dirname, "..", "package.json"), "utf8");
  return PackageJson.parse(JSON.parse(file)).version;
};

/** Adds the whole product, cut into stacks by life span (decision 0075). */
export function addStacks(app: App, deployment: Deployment): { stacks: Stacks; cloud: Cloud } {
  const { product, settings } = deployment;
  const stacks = emptyStacks(app, deployment);

  addSettingsGuard(stacks.data, deployment);
  publish(stacks.data, "Release", release(), "The release; its tag is v and this");
  const buckets = addBuckets(stacks.data);
  const queues = addQueues(stacks.data);
  const mail = addMail(stacks.data, settings);
  const mailConfiguration = addMailReputation(stacks.data, mail);
  const originSecret = addOriginSecret(stacks.data, settings);
  const accounts = addUserPool(stacks.data, settings);
  const data: Data = { ...buckets, table: addTable(stacks.data, settings) };

  const { edge } = stacks;
  const httpApi = new HttpApi(edge, "Api", { apiName: product, createDefaultStage: false });
  const firewall = settings.waf ? addSiteFirewall(app, deployment) : undefined;
  if (firewall !== undefined) {
    // Not before the guard of the settings has let the deployment pass.
    firewall.stack.addStackDependency(stacks.data);
    edge.addStackDependency(firewall.stack);
    addSignInFirewall(edge, accounts.arn);
  }
  const distribution = addDistribution(edge, {
    httpApi,
    data,
    deployment,
    originSecret: originSecret.sent,
    webAclArn: firewall?.webAclArn ?? settings.webAclArn,
  });
  const origin = publishOrigin(edge, distribution, settings);
  const clientId = addSignInClient(edge, accounts, origin.here, settings);
  const apiId = publish(edge, "ApiId", httpApi.apiId, "The HTTP API");
  publish(edge, "ApiEndpoint", httpApi.apiEndpoint, "Its own address, past the edge");

  const model = chatModel(stacks.functions, settings);
  const cloud: Cloud = {
    ...data,
    userPoolArn: accounts.arn,
    queues,
    modelArns: model.arns,
    modelSecretArn: model.secretArn,
    mailArns: mailArns(settings, mailConfiguration),
    values: {
      TABLE: data.table.name,
      DATA_BUCKET: data.dataBucket.name,
      MEDIA_BUCKET: data.mediaBucket.name,
      WEB_BUCKET: data.webBucket.name,
      PUBLIC_ORIGIN: origin.elsewhere,
      ORIGIN_SECRET: originSecret.arn,
      IMPORT_QUEUE: queues.import_list.url,
      MAIL_FROM: senderOf(settings),
      MAIL_CONFIGURATION: mailConfiguration,
      RATE_FACTOR: String(settings.rateFactor),
      OIDC_ISSUER: accounts.issuer,
      OIDC_CLIENT_ID: clientId,
      // Identities are kept under this name, so that the provider's address may change.
      OIDC_PROVIDER: "cognito",
      USER_POOL_ID: accounts.id,
      RELEASE_ADDRESS: settings.offlineDatabaseUrl,
      METRICS_NAMESPACE: product,
      METRICS_BY_FUNCTION: settings.metricsByFunction ? "yes" : none,
      JOBS: jobsWith(settings)
        .map(([name]) => name)
        .join(","),
      ...model.values,
    },
  };
  publish(
    stacks.functions,
    "FunctionNames",
    functionNameOf(deployment, "<name>"),
    "Of a call, a job or a worker: its function; its log is /aws/lambda/ and that",
  );
  addJobs(stacks.jobs, deployment, cloud, "first");
  addWorkers(stacks.jobs, deployment, cloud);
  addEndpointFunctions(stacks.functions, deployment, cloud);
  addGateway(stacks.gateway, apiId, deployment);
  addJobs(stacks.gateway, deployment, cloud, "last");
  addSiteFiles(stacks.site, data.webBucket, origin.elsewhere, deployment);
  addWatch(
    {
      stack: stacks.watch,
      deployment,
      apiId,
      table: data.table,
      userPoolId: accounts.id,
      userPoolClientId: clientId,
    },
    queues,
  );

  acknowledgeFindings(stacks, { data, distribution, userPool: accounts.construct });
  return { stacks, cloud };
}

/** The stacks, each to be deployed after the one before it. */
function emptyStacks(app: App, { product, settings }: Deployment): Stacks {
  let before: Stack | undefined;
  const add = (name: StackName): Stack => {
    const stack = new Stack(app, `${product}-${name}`, {
      description: `${product}, a community site for anime and manga fans: ${descriptions[name]}`,
      analyticsReporting: false,
      terminationProtection: settings.protected,
    });
    refuseOtherRegions(stack);
    if (before !== undefined) stack.addStackDependency(before);
    before = stack;
    return stack;
  };
  return {
    data: add("data"),
    edge: add("edge"),
    jobs: add("jobs"),
    functions: add("functions"),
    gateway: add("gateway"),
    site: add("site"),
    watch: add("watch"),
  };
}
