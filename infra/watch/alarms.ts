import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  Metric,
  TreatMissingData,
  type IMetric,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import * as limits from "../../shared/limits.ts";
import type { Queues, WorkerQueue } from "../queues.ts";
import {
  minutes,
  ofGateway,
  ofQueue,
  ofTable,
  ours,
  signInThrottles,
  sum,
  whileShare,
  type Watched,
} from "./numbers.ts";

/** When an alarm goes on. */
interface AlarmRow {
  /** What is the matter, for whom it wakes. */
  readonly says: string;
  readonly metric: IMetric;
  readonly from: number;
  /** Of the latest periods, how many have to be so; the last one alone where nothing is said. */
  readonly periods?: readonly [count: number, of: number];
  /** What no data mean; as a rule, that all is well. */
  readonly silence?: "well" | "bad" | "unchanged";
}

const five = minutes(5);
const counted = { statistic: "Sum", period: five };

/** What everybody feels, whatever they do here. */
const aboutCalls = (watched: Watched): Record<string, AlarmRow> => ({
  ServerErrors: {
    says: "Calls are answered with 5xx.",
    // A function that fails in any way, also before it can log a line, is a 5xx of the gateway.
    metric: whileShare(
      ofGateway(watched, "5xx", counted),
      ofGateway(watched, "Count", counted),
      1,
      five,
    ),
    from: 5,
  },
  SlowAnswers: {
    says: `Calls that should be quick take over ${limits.slowAnswerMs / 1000} seconds.`,
    metric: whileShare(
      ours(watched, "SlowAnswers", counted),
      ours(watched, "AnswerMs", { statistic: "SampleCount", period: five }),
      2,
      five,
    ),
    from: 5,
    periods: [3, 5],
  },
  Unreachable: {
    says: "The site cannot be reached from outside.",
    metric: ours(watched, "Unreachable", { statistic: "Maximum", period: five }),
    from: 1,
    periods: [2, 3],
  },
  FailedSignIns: {
    // Their browsers are led to a page, which no count of 5xx sees.
    says: "People cannot sign in.",
    metric: ours(watched, "FailedSignIns", counted),
    from: 5,
  },
  SignInThrottles: {
    says: "The user pool refuses people, as too many sign in or up at once.",
    metric: signInThrottles(watched, five),
    from: 5,
    periods: [2, 3],
  },
  PolicyViolations: {
    says: "Browsers report that the content security policy stops pages from working.",
    metric: ours(watched, "PolicyViolations", counted),
    from: 20,
  },
  FunctionThrottles: {
    says: "Functions of this account are refused for lack of concurrency.",
    // Of all functions of the account in this region: what they run out of they have in common.
    metric: new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", ...counted }),
    from: 10,
    periods: [2, 3],
  },
  TableThrottles: {
    says: "The table refuses requests, more than a second try makes up for.",
    metric: sum(
      ["ReadThrottleEvents", "WriteThrottleEvents"].map((name) => ofTable(watched, name, counted)),
      five,
    ),
    from: 50,
    periods: [3, 5],
  },
});

const hour = minutes(60);

/** What nobody sees who is not told: that something does not happen. */
const aboutWork = (watched: Watched): Record<string, AlarmRow> => ({
  OverdueJobs: {
    says: "A job does not come through any more, or the one that looks after them is silent.",
    metric: ours(watched, "OverdueJobs", { statistic: "Maximum", period: five }),
    from: 1,
    periods: [3, 3],
    silence: "bad",
  },
  OldImports: {
    says: `Somebody waits for their list for over ${limits.importPatienceMinutes} minutes.`,
    metric: ours(watched, "OldestImportMinutes", { statistic: "Maximum", period: five }),
    from: limits.importPatienceMinutes,
    periods: [2, 2],
  },
  OldDeletions: {
    says: `A deleted account is not gone after ${limits.deletionPatienceMinutes} minutes.`,
    metric: ours(watched, "OldestDeletionMinutes", { statistic: "Maximum", period: five }),
    from: limits.deletionPatienceMinutes,
    periods: [2, 2],
  },
  StaleCatalogue: {
    says: `No anime of the catalogue began in the last ${limits.newestTitleDays} days: its sources are old.`,
    metric: ours(watched, "NewestTitleDays", { statistic: "Maximum", period: Duration.days(1) }),
    from: limits.newestTitleDays + 1,
    // A day on which its job says nothing makes the catalogue neither newer nor older.
    silence: "unchanged",
  },
});

/** What people tell of each other. */
const aboutPeople = (watched: Watched): Record<string, AlarmRow> => ({
  Reports: {
    says: "Somebody has reported a profile or a list.",
    metric: ours(watched, "Reports", { statistic: "Sum", period: hour }),
    from: 1,
  },
});

/** What depends on a sender of e-mails. */
const aboutMail = (watched: Watched): Record<string, AlarmRow> => ({
  RefusedMails: {
    says: "E-mails about imports are refused.",
    metric: ours(watched, "RefusedMails", { statistic: "Sum", period: hour }),
    from: 3,
  },
  ReturnedMails: {
    says: "Of this account's e-mails 3 % come back. SES looks into it at 5 %, and suspends senders at 10 %.",
    metric: reputation("BounceRate"),
    from: 0.03,
    silence: "unchanged",
  },
  UnwantedMails: {
    says: "Of this account's e-mails 0.05 % are called spam. SES looks into it at 0.1 %, and suspends senders at 0.5 %.",
    metric: reputation("ComplaintRate"),
    from: 0.0005,
    silence: "unchanged",
  },
});

const reputation = (name: "BounceRate" | "ComplaintRate"): Metric =>
  new Metric({
    namespace: "AWS/SES",
    metricName: `Reputation.${name}`,
    statistic: "Average",
    period: hour,
  });

/** What depends on a model of the chat. */
function aboutModel(watched: Watched): Record<string, AlarmRow> {
  const quarter = { statistic: "Sum", period: minutes(15) };
  return {
    ModelFailures: {
      says: "The chat's model does not answer.",
      metric: whileShare(
        ours(watched, "ModelFailures", quarter),
        ours(watched, "ModelQuestions", quarter),
        20,
        quarter.period,
      ),
      from: 5,
    },
    SpentModelBudget: {
      says: "The day's tokens of the chat's model are used up: the built-in assistant answers until midnight UTC.",
      metric: ours(watched, "SpentModelBudgets", { statistic: "Sum", period: hour }),
      from: 1,
    },
  };
}

/** For each worker, that it gave up a message. */
const aboutQueues = (queues: Queues): Record<string, AlarmRow> =>
  Object.fromEntries(
    Object.entries<WorkerQueue>(queues).map(([worker, { deadLettersName }]) => [
      `${worker} gave up`,
      {
        says: "A worker could not handle a message, however often it was delivered.",
        metric: ofQueue(deadLettersName, "ApproximateNumberOfMessagesVisible", {
          statistic: "Maximum",
          period: five,
        }),
        from: 1,
      },
    ]),
  );

const missing = {
  well: TreatMissingData.NOT_BREACHING,
  bad: TreatMissingData.BREACHING,
  unchanged: TreatMissingData.IGNORE,
} as const;

/** Adds the alarms that these settings need; they tell the topics when they go on and off. Each has its runbook. */
export function addAlarms(watched: Watched, queues: Queues, topics: readonly ITopic[]): Alarm[] {
  const { settings } = watched.deployment;
  const rows = {
    ...aboutCalls(watched),
    ...aboutWork(watched),
    ...aboutPeople(watched),
    ...aboutQueues(queues),
    ...(settings.mailFrom === undefined ? {} : aboutMail(watched)),
    ...(settings.chatModel === undefined ? {} : aboutModel(watched)),
  };
  return Object.entries(rows).map(([name, { says, metric, from, ...row }]) => {
    const [datapointsToAlarm, evaluationPeriods] = row.periods ?? [1, 1];
    const alarm = new Alarm(watched.stack, name, {
      alarmDescription: `${says} What to do: docs/runbooks.md, "${name}".`,
      metric,
      threshold: from,
      evaluationPeriods,
      datapointsToAlarm,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: missing[row.silence ?? "well"],
    });
    const tell = topics.map((topic) => new SnsAction(topic));
    alarm.addAlarmAction(...tell);
    alarm.addOkAction(...tell);
    return alarm;
  });
}
