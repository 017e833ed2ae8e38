import { vi } from "vitest";
import * as z from "zod";
import type { Sample } from "./alarm-states.ts";

const Line = z.looseObject({
  timestamp: z.string(),
  level: z.enum(["INFO", "WARN", "ERROR"]),
  event: z.string(),
});

/** A line that a function of ours logged. */
export type LogLine = z.output<typeof Line>;

/** The line that a text is; undefined for any other. */
export function logLine(text: string): LogLine | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Taken before anybody takes lines. */
const print = process.stdout.write.bind(process.stdout);

/** Takes what code of ours logs in this process, from now until all mocks are restored, instead of printing it. */
export function takeLogLines(): LogLine[] {
  const lines: LogLine[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    const text = typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    const line = logLine(text);
    if (line === undefined) return print(chunk);
    lines.push(line);
    return true;
  });
  return lines;
}

const Embedded = z.looseObject({
  _aws: z.object({
    Timestamp: z.number(),
    CloudWatchMetrics: z.array(
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())).length(1),
        Metrics: z.array(z.object({ Name: z.string(), Unit: z.enum(["Count", "Milliseconds"]) })),
      }),
    ),
  }),
});

/** What CloudWatch reads from a line by the embedded metric format. Throws where it is not as the format wants it. */
export function samplesIn(line: LogLine): Sample[] {
  if (!("_aws" in line)) return [];
  const { _aws, ...fields } = Embedded.parse(line);
  const numberAt = (name: string): number => z.number().parse(fields[name]);
  const valueAt = (dimension: string, among: readonly string[]): string | undefined =>
    among.includes(dimension) ? z.string().parse(fields[dimension]) : undefined;
  return _aws.CloudWatchMetrics.flatMap(({ Namespace, Dimensions: [dimensions = []], Metrics }) =>
    Metrics.map(({ Name }) => ({
      namespace: Namespace,
      name: Name,
      functionName: valueAt("Function", dimensions),
      version: valueAt("Version", dimensions),
      atMs: _aws.Timestamp,
      value: numberAt(Name),
    })),
  );
}
