import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { acknowledgeFindings } from "./acknowledgements.ts";
import { addApi, addEndpoints } from "./api.ts";
import { addData } from "./data.ts";
import type { Cloud } from "./grant.ts";
import { chatModel } from "./chat-model.ts";
import { addJobs } from "./jobs.ts";
import { addMail } from "./mail.ts";
import { addMailReputation } from "./mail-reputation.ts";
import { addAlarms } from "./observability.ts";
import { addQueues } from "./queues.ts";
import type { Settings } from "./settings.ts";
import { addOriginSecret } from "./site/origin-secret.ts";
import { addSignIn } from "./sign-in.ts";
import { addSiteFiles } from "./site/site-files.ts";
import { addStage } from "./stage.ts";
import { addDistribution, publicOrigin } from "./site/distribution.ts";
import { addWorkers } from "./workers.ts";

interface TsuzukuProps extends StackProps {
  /** The folder that `scripts/build.ts` wrote. */
  readonly dist: string;
  readonly settings: Settings;
}

/** The whole product in one stack. */
export class TsuzukuStack extends Stack {
  constructor(scope: Construct, id: string, { dist, settings, ...props }: TsuzukuProps) {
    super(scope, id, props);
    const originSecret = addOriginSecret(this);

    const data = addData(this);
    const api = addApi(this);
    const distribution = addDistribution(this, { api, data, dist, settings, originSecret });
    const origin = publicOrigin(distribution, settings);
    addSiteFiles(this, data.webBucket, dist, distribution, origin, settings);
    const mail = addMail(this, settings);
    const signIn = addSignIn(this, origin, mail, settings);

    const queues = addQueues(this);
    const model = chatModel(this, settings);

    const cloud: Cloud = {
      ...data,
      userPool: signIn.pool,
      queues,
      modelArns: model.arns,
      values: {
        TABLE: data.table.tableName,
        DATA_BUCKET: data.dataBucket.bucketName,
        MEDIA_BUCKET: data.mediaBucket.bucketName,
        PUBLIC_ORIGIN: origin,
        ORIGIN_SECRET: originSecret,
        IMPORT_QUEUE: queues.import_list.queue.queueUrl,
        MAIL_FROM: settings.mailFrom,
        MAIL_CONFIGURATION: addMailReputation(this, mail),
        RATE_FACTOR: String(settings.rateFactor),
        OIDC_ISSUER: signIn.issuer,
        OIDC_CLIENT_ID: signIn.clientId,
        // Identities are kept under this name, so that the provider's address may change.
        OIDC_PROVIDER: "cognito",
        USER_POOL_ID: signIn.pool.userPoolId,
        RELEASE_ADDRESS: settings.offlineDatabaseUrl,
        ...model.values,
      },
    };
    const stage = addStage(api, addEndpoints(api, dist, cloud));
    const jobs = addJobs(this, dist, cloud, settings);
    const workers = addWorkers(this, dist, cloud);
    addAlarms(this, { stage, jobs: [...jobs, ...workers], queues, data }, settings);

    acknowledgeFindings({ stack: this, data, api, distribution, userPool: signIn.pool });
    new CfnOutput(this, "Site", { value: origin, description: "The site's address" });
  }
}
