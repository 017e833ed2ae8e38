import type { Job } from "../../shared/jobs.ts";

const minuteMs = 60_000;
const unitMs = { minute: minuteMs, minutes: minuteMs, hours: 60 * minuteMs } as const;
const everyMs = { day: 24 * 60 * minuteMs, week: 7 * 24 * 60 * minuteMs } as const;

/** The time between two turns of a job, in milliseconds. */
function intervalMs({ schedule }: Pick<Job, "schedule">): number {
  if (typeof schedule !== "string") return everyMs[schedule.every];
  const [, count = "1", unit = "minute"] = /^rate\((\d+) (\w+)\)$/.exec(schedule) ?? [];
  return Number(count) * unitMs[unit as keyof typeof unitMs];
}

/**
 * How long after it last came through a job is overdue, in milliseconds: its next turn, and room for one that takes its time
 * or fails once and is tried again: a quarter of the interval, but at least 15 minutes and at most 3 hours.
 */
export function patienceMs(job: Pick<Job, "schedule">): number {
  const interval = intervalMs(job);
  return interval + Math.max(15 * minuteMs, Math.min(interval / 4, 180 * minuteMs));
}
