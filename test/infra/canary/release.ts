import {
  isOn,
  ofVersion,
  type AlarmProperties,
  type Sample,
} from "../../support/watching/alarm-states.ts";

const minuteMs = 60_000;
/** CloudWatch has numbers of functions, and of their logs, so much later. */
const lateMs = 2 * minuteMs;

/** How a version does: what becomes of its calls, counted from 0. */
export interface Behaviour {
  /** Answered with 5xx, as a rule that failed. */
  readonly answers5xx?: (call: number) => boolean;
  /** Not answered, as code that did not start. */
  readonly crashes?: (call: number) => boolean;
}

/** A deployment of CodeDeploy that shifts an alias from one version to the next. */
export interface Shift {
  readonly name: string;
  readonly alarm: AlarmProperties;
  /** The part of all calls that the new version has at first, and for how long. */
  readonly share: number;
  readonly minutes: number;
  readonly callsAMinute: number;
  readonly former?: Behaviour;
  readonly newer?: Behaviour;
}

interface Version {
  readonly version: string;
  readonly callsAMinute: number;
  readonly behaviour: Behaviour;
}

/** What CloudWatch is told of a version in the minutes of a shift. */
function told({ name }: Shift, { version, callsAMinute, behaviour }: Version, minutes: number) {
  const samples: Sample[] = [];
  for (let call = 0; call < Math.floor(callsAMinute * minutes); call++) {
    const of = { functionName: name, version, atMs: ((call + 0.5) / callsAMinute) * minuteMs };
    const ofLambda = { ...of, namespace: "AWS/Lambda", functionName: `Tsuzuku-${name}` };
    samples.push({ ...ofLambda, name: "Invocations", value: 1 });
    const crashes = behaviour.crashes?.(call) === true;
    samples.push({ ...ofLambda, name: "Errors", value: crashes ? 1 : 0 });
    if (!crashes && behaviour.answers5xx?.(call) === true) {
      samples.push({ ...of, namespace: "Tsuzuku", name: "Faults", value: 1 });
    }
  }
  return samples;
}

/**
 * Plays what CodeDeploy does: it gives the new version its share, looks at the alarm every minute, and goes back when that is
 * on, else gives it all when the time is over. Returns the minute in which it went back; undefined for a shift that went through.
 */
export function play(shift: Shift): number | undefined {
  const { alarm, share, minutes, callsAMinute, former = {}, newer = {} } = shift;
  const samples = [
    { version: "7", callsAMinute: callsAMinute * (1 - share), behaviour: former },
    { version: "8", callsAMinute: callsAMinute * share, behaviour: newer },
  ].flatMap((version) => told(shift, version, minutes));
  const watching = ofVersion(alarm, "8");
  for (let minute = 1; minute <= minutes; minute++) {
    const nowMs = minute * minuteMs;
    const known = samples.filter(({ atMs }) => atMs <= nowMs - lateMs);
    if (isOn(watching, known, nowMs)) return minute;
  }
  return undefined;
}
