import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Watched } from "./numbers.ts";

/** At what the operator is told, in per cent of the budget: by what has been spent, or by what AWS foresees of the month. */
const told = [
  ["ACTUAL", 80],
  ["ACTUAL", 100],
  ["FORECASTED", 120],
] as const;

/**
 * Adds what writes to the operator when the account's bill comes near what it may be. It stops nothing, and AWS looks at
 * the bill a few times a day: it is heard of in hours, an alarm in minutes.
 */
export function addBudget({ stack, deployment }: Watched): void {
  const { monthlyBudget, alarmMail } = deployment.settings;
  if (monthlyBudget === undefined || alarmMail === undefined) return;
  new CfnBudget(stack, "Budget", {
    budget: {
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: monthlyBudget, unit: "USD" },
    },
    notificationsWithSubscribers: told.map(([notificationType, threshold]) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: "PERCENTAGE",
        comparisonOperator: "GREATER_THAN",
      },
      subscribers: [{ subscriptionType: "EMAIL", address: alarmMail }],
    })),
  });
}
