/** When something runs: every so often, or at times that fit a pattern. */
export type Schedule =
  | { readonly kind: "rate"; readonly everyMs: number }
  | { readonly kind: "cron"; readonly fields: CronFields };

/** Which values fit, by field; undefined stands for any. Weekdays count from Sunday = 1, months from January = 1. */
interface CronFields {
  readonly minute: ReadonlySet<number> | undefined;
  readonly hour: ReadonlySet<number> | undefined;
  readonly day: ReadonlySet<number> | undefined;
  readonly month: ReadonlySet<number> | undefined;
  readonly weekday: ReadonlySet<number> | undefined;
}

const minuteMs = 60_000;
const unitMs: Readonly<Record<string, number>> = {
  minute: minuteMs,
  hour: 60 * minuteMs,
  day: 24 * 60 * minuteMs,
};

const monthNames = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split(" ");
const weekdayNames = "SUN MON TUE WED THU FRI SAT".split(" ");

/**
 * Reads an EventBridge Scheduler expression: `rate(5 minutes)` or `cron(0 3 * * ? *)`, in UTC. Throws for what it
 * does not know: one-time schedules, years, and the letters L, W and #.
 */
export function readExpression(expression: string): Schedule {
  const [, amount = "", unit = ""] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const everyMs = Number(amount) * (unitMs[unit] ?? 0);
  if (everyMs > 0) return { kind: "rate", everyMs };

  const [, cron = ""] = /^cron\((.+)\)$/.exec(expression) ?? [];
  const [minute, hour, day, month, weekday, year] = cron.split(/\s+/);
  if (year !== "*") throw new Error(`The schedule ${expression} is unknown locally`);
  return {
    kind: "cron",
    fields: {
      minute: readField(minute, 0, 59),
      hour: readField(hour, 0, 23),
      day: readField(day, 1, 31),
      month: readField(month, 1, 12, monthNames),
      weekday: readField(weekday, 1, 7, weekdayNames),
    },
  };
}

function readField(
  text = "",
  from: number,
  to: number,
  names: readonly string[] = [],
): ReadonlySet<number> | undefined {
  if (text === "*" || text === "?") return undefined;
  const valueOf = (part: string): number => {
    const named = names.indexOf(part.toUpperCase());
    return named < 0 ? Number(part) : named + 1;
  };
  const values = text.split(",").flatMap((part) => {
    const [range = "", step] = part.split("/");
    const [first = "", last] = range.split("-");
    const start = first === "*" ? from : valueOf(first);
    const end = last === undefined ? (step === undefined ? start : to) : valueOf(last);
    const every = Number(step ?? 1);
    if (!(start >= from && end <= to && every >= 1)) {
      throw new Error(`The schedule field ${text} is unknown locally`);
    }
    return Array.from(
      { length: Math.floor((end - start) / every) + 1 },
      (_, n) => start + n * every,
    );
  });
  return new Set(values);
}

/** The next time, in milliseconds since 1970, that a schedule runs after `after`. */
export function nextRun(schedule: Schedule, after: number): number {
  if (schedule.kind === "rate") return after + schedule.everyMs;
  const { fields } = schedule;
  const fits = (values: ReadonlySet<number> | undefined, value: number): boolean =>
    values?.has(value) ?? true;
  // Minute by minute, but a whole day at once where the day does not fit: a year is soon looked through.
  let time = new Date(Math.floor(after / minuteMs) * minuteMs + minuteMs);
  for (const limit = after + 366 * 24 * 60 * minuteMs; time.getTime() < limit;) {
    const isDay =
      fits(fields.month, time.getUTCMonth() + 1) &&
      fits(fields.day, time.getUTCDate()) &&
      fits(fields.weekday, time.getUTCDay() + 1);
    if (!isDay) {
      time = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1));
    } else if (fits(fields.hour, time.getUTCHours()) && fits(fields.minute, time.getUTCMinutes())) {
      return time.getTime();
    } else {
      time = new Date(time.getTime() + minuteMs);
    }
  }
  throw new Error("The schedule never runs within a year");
}
