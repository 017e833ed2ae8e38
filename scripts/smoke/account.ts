import * as z from "zod";
import { outputOf, type Deployed } from "../account/deployed.ts";
import { AwsRefusal, jsonCall, parsed, type Account } from "../account/signed-calls.ts";
import { notAsked, type Condition } from "./condition.ts";
import { need } from "./site.ts";

/** A deployment in its account. */
export interface Installed {
  readonly account: Account;
  readonly deployed: Deployed;
}

const isComplete = (status: string): boolean =>
  /^(?:CREATE|UPDATE|IMPORT)_COMPLETE$|^UPDATE_COMPLETE_CLEANUP_IN_PROGRESS$/.test(status);

const stacksStand: Condition<Installed> = {
  name: "stacks",
  proves: "all stacks are there, and complete.",
  check({ deployed: { product, stacks } }) {
    for (const [name, stack] of stacks) {
      const status = stack?.status ?? "not there";
      need(
        isComplete(status),
        `${product}-${name} is ${status}. Look at its events in the CloudFormation console; npm run deploy repeats it.`,
      );
    }
    return Promise.resolve(undefined);
  },
};

/** New accounts have 10: a page asks for several things at once, and workers and jobs share what there is. */
const fewestAtOnce = 100;

const Limits = z.object({ AccountLimit: z.object({ ConcurrentExecutions: z.number() }) });

const functionsHaveRoom: Condition<Installed> = {
  name: "concurrency",
  proves: `at least ${fewestAtOnce} functions of the account may run at once.`,
  async check({ account }) {
    const path = "/2016-08-19/account-settings/";
    const text = await account.send({ host: "lambda", method: "GET", path });
    const { ConcurrentExecutions: atOnce } = parsed("lambda", text, Limits).AccountLimit;
    need(
      atOnce >= fewestAtOnce,
      `Lambda runs only ${atOnce} functions of this account at once, which a few visitors use up. Ask for more: aws ` +
        "service-quotas request-service-quota-increase --service-code lambda --quota-code L-B99A9384 --desired-value 1000 " +
        `--region ${account.region}.`,
    );
    return undefined;
  },
};

/** Why nothing can be said of e-mails; undefined where some are sent. */
function whyNoMail({ settings }: Deployed) {
  if (settings === undefined) return notAsked("as the stack data has no output Settings.");
  return settings.mailFrom === undefined ? notAsked("as mailFrom is not set.") : undefined;
}

const mail = (path: string) =>
  ({ host: "email", service: "ses", method: "GET", path: `/v2/email${path}` }) as const;

const Sending = z.object({
  ProductionAccessEnabled: z.boolean().default(false),
  SendingEnabled: z.boolean().default(false),
});

const mailReachesAll: Condition<Installed> = {
  name: "e-mails",
  proves: "SES lets this account write to everybody.",
  async check({ account, deployed }) {
    const why = whyNoMail(deployed);
    if (why !== undefined) return why;
    const sending = parsed("ses", await account.send(mail("/account")), Sending);
    need(
      sending.ProductionAccessEnabled,
      "The account is in the sandbox of SES: e-mails reach confirmed addresses alone. Ask for production access in the " +
        `SES console of ${account.region}.`,
    );
    need(
      sending.SendingEnabled,
      `SES has stopped the e-mails of this account in ${account.region}: look at its reputation in the SES console.`,
    );
    return undefined;
  },
};

const Identity = z.object({ VerifiedForSendingStatus: z.boolean().default(false) });

/** Whether SES has confirmed an identity; undefined when it knows none of that name. */
async function isConfirmed({ send }: Account, identity: string): Promise<boolean | undefined> {
  try {
    const text = await send(mail(`/identities/${encodeURIComponent(identity)}`));
    return parsed("ses", text, Identity).VerifiedForSendingStatus;
  } catch (error) {
    if (error instanceof AwsRefusal && error.status === 404) return undefined;
    throw error;
  }
}

const senderIsConfirmed: Condition<Installed> = {
  name: "sender",
  proves: "SES has confirmed the address that e-mails come from, or its domain.",
  async check({ account, deployed }) {
    const why = whyNoMail(deployed);
    if (why !== undefined) return why;
    const { mailFrom = "", mailDomain } = deployed.settings ?? {};
    const domain = mailDomain ?? mailFrom.slice(mailFrom.indexOf("@") + 1);
    const answers = await Promise.all([
      isConfirmed(account, mailFrom),
      isConfirmed(account, domain),
    ]);
    need(
      answers.includes(true),
      answers.includes(false)
        ? `SES has not confirmed ${answers[1] === undefined ? mailFrom : domain} yet: follow the link that it has sent ` +
            "there, or enter the domain's records (the outputs MailRecord of the stack data) into its DNS."
        : `SES in ${account.region} knows neither ${mailFrom} nor ${domain}: look at mailFrom and mailIdentity.`,
    );
    return undefined;
  },
};

/** As little as every model answers; the first call by a person is also what lets an account use some models at all. */
const aWord = JSON.stringify({
  messages: [{ role: "user", content: [{ text: "Say yes." }] }],
  inferenceConfig: { maxTokens: 16 },
});

const modelAnswers: Condition<Installed> = {
  name: "chat's model",
  proves: "the model on Bedrock that was chosen answers.",
  async check({ account, deployed: { settings } }) {
    if (settings === undefined) return notAsked("as the stack data has no output Settings.");
    const { chatModel, chatModelUrl } = settings;
    if (chatModel === undefined || chatModelUrl !== undefined) {
      return notAsked("as no model on Bedrock is chosen.");
    }
    await account
      .send({
        host: "bedrock-runtime",
        service: "bedrock",
        method: "POST",
        path: `/model/${encodeURIComponent(chatModel)}/converse`,
        headers: { "content-type": "application/json" },
        body: aWord,
      })
      .catch((error: unknown) => {
        need(
          !(error instanceof AwsRefusal),
          `${error instanceof AwsRefusal ? error.message : ""}. People get the sentence that the assistant is away: look at ` +
            `the model's page in the Bedrock console of ${account.region}, where access and the use-case form are.`,
        );
        throw error;
      });
    return undefined;
  },
};

const Queue = z.object({ QueueUrl: z.string() });
const Waiting = z.object({
  Attributes: z.object({ ApproximateNumberOfMessages: z.coerce.number() }),
});

const nothingGaveUp: Condition<Installed> = {
  name: "dead letters",
  proves: "no import was given up.",
  async check({ account, deployed }) {
    const name = outputOf(deployed, "data", "ImportListDeadLetters");
    if (name === undefined)
      return notAsked("as the stack data has no output ImportListDeadLetters.");
    const ask = <Schema extends z.ZodType>(operation: string, input: unknown, schema: Schema) =>
      jsonCall(account, "sqs", `AmazonSQS.${operation}`, input, schema);
    const { QueueUrl } = await ask("GetQueueUrl", { QueueName: name }, Queue);
    const AttributeNames = ["ApproximateNumberOfMessages"];
    const { Attributes } = await ask("GetQueueAttributes", { QueueUrl, AttributeNames }, Waiting);
    const count = Attributes.ApproximateNumberOfMessages;
    need(
      count === 0,
      `${count} messages lie in ${name}: read the log of the worker import_list, then purge the queue.`,
    );
    return undefined;
  },
};

const Alarms = z.object({ MetricAlarms: z.array(z.object({ AlarmName: z.string() })).default([]) });

const nothingAlarms: Condition<Installed> = {
  name: "alarms",
  proves: "no alarm is on.",
  async check({ account, deployed: { product } }) {
    const { MetricAlarms: on } = await jsonCall(
      account,
      "monitoring",
      "GraniteServiceVersion20100801.DescribeAlarms",
      { AlarmNamePrefix: `${product}-watch-`, StateValue: "ALARM" },
      Alarms,
    );
    need(
      on.length === 0,
      `On: ${on.map(({ AlarmName }) => AlarmName).join(", ")}. docs/operations.md says what each means.`,
    );
    return undefined;
  },
};

/** What has to be true of the account. */
export const accountConditions = [
  stacksStand,
  functionsHaveRoom,
  mailReachesAll,
  senderIsConfirmed,
  modelAnswers,
  nothingGaveUp,
  nothingAlarms,
];
