import * as z from "zod";
import { allowing, grantsOf } from "../aws/policy.ts";
import { shortName } from "../lambda/function.ts";
import type { Lambda } from "../lambda/lambda.ts";
import type { Template } from "../template/template.ts";
import { nextRun, readExpression } from "./schedule-expression.ts";

/** The template's schedules at work. */
export interface Schedules {
  readonly names: readonly string[];
  /** Runs a schedule's function now and resolves with its result. Rejects when there is none or when it fails. */
  fire(name: string): Promise<unknown>;
  stop(): Promise<void>;
}

const Properties = z.object({
  Name: z.string().optional(),
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.literal("UTC").optional(),
  State: z.enum(["ENABLED", "DISABLED"]).default("ENABLED"),
  Target: z.object({
    Arn: z.string(),
    RoleArn: z.string(),
    Input: z.string().default("{}"),
  }),
});

type Target = z.output<typeof Properties>["Target"];

/** Longer waits than this overflow a timer; the clock looks again after it. */
const longestTimerMs = 24 * 3600 * 1000;

/**
 * Starts the clock of the template's schedules; where it is stopped, they run only when they are fired. Throws when a
 * schedule's role may not call its function.
 */
export function startSchedules(
  template: Template,
  lambda: Pick<Lambda, "invoke" | "cool">,
  isClockStopped: boolean,
): Schedules {
  const timers = new Map<string, NodeJS.Timeout>();
  const targets = new Map<string, Target>();

  for (const { logicalId, properties } of template.resources(
    "AWS::Scheduler::Schedule",
    Properties,
  )) {
    const { Target, State, ScheduleExpression } = properties;
    requireGrant(Target, template);
    const name = shortName(properties.Name ?? logicalId);
    targets.set(name, Target);
    if (State === "ENABLED" && !isClockStopped) wait(name, Target, ScheduleExpression);
  }

  function wait(name: string, target: Target, expression: string): void {
    const schedule = readExpression(expression);
    const from = Date.now();
    const at = nextRun(schedule, from);
    const timer = setTimeout(
      () => {
        if (Date.now() >= at) {
          // A failed run has been logged; the clock goes on.
          run(target).catch(() => undefined);
        }
        wait(name, target, expression);
      },
      Math.min(at - from, longestTimerMs),
    );
    timer.unref();
    timers.set(name, timer);
  }

  async function run(target: Target): Promise<unknown> {
    const result = await lambda.invoke(target.Arn, JSON.parse(target.Input));
    await lambda.cool(target.Arn);
    return result;
  }

  return {
    names: [...targets.keys()],
    async fire(name) {
      const target = targets.get(name);
      if (target === undefined) {
        throw new Error(`There is no job "${name}". There is: ${[...targets.keys()].join(", ")}.`);
      }
      return run(target);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      return Promise.resolve();
    },
  };
}

function requireGrant({ Arn, RoleArn }: Target, template: Template): void {
  const permission = { action: "lambda:InvokeFunction", resource: Arn };
  if (allowing(grantsOf(RoleArn, template), permission).length === 0) {
    throw new Error(`The schedule's role ${RoleArn} may not call ${Arn}`);
  }
}
