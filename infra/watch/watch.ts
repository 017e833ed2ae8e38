import { Topic, type ITopic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { Queues } from "../queues.ts";
import { addAlarms } from "./alarms.ts";
import { addBudget } from "./budget.ts";
import { addDashboard } from "./dashboard.ts";
import type { Watched } from "./numbers.ts";

/** Adds all by which the operator knows how the site does: alarms, whom they tell, a dashboard, and a budget. */
export function addWatch(watched: Watched, queues: Queues): void {
  const alarms = addAlarms(watched, queues, topicsOf(watched));
  addDashboard(watched, queues, alarms);
  addBudget(watched);
}

/** Whom alarms tell: the operator's own topic, and one of ours that writes e-mails. */
function topicsOf({ stack, deployment }: Watched): ITopic[] {
  const { alarmTopicArn, alarmMail } = deployment.settings;
  const topics: ITopic[] = [];
  if (alarmTopicArn !== undefined) {
    topics.push(Topic.fromTopicArn(stack, "AlarmTopic", alarmTopicArn));
  }
  if (alarmMail !== undefined) {
    const topic = new Topic(stack, "AlarmMail", {
      displayName: deployment.product,
      enforceSSL: true,
    });
    topic.addSubscription(new EmailSubscription(alarmMail));
    topics.push(topic);
  }
  return topics;
}
