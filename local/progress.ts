import * as z from "zod";

const ProgressLine = z.object({ progress: z.number().min(0).max(1) });

const barWidth = 30;

/** The share of its work, 0 to 1, that a function says in a log line is done; undefined for any other line. */
export function progressIn(line: string): number | undefined {
  if (!line.includes('"progress"')) return undefined;
  try {
    return ProgressLine.safeParse(JSON.parse(line)).data?.progress;
  } catch {
    return undefined;
  }
}

/** Shows how far something is: a bar that grows on a terminal, a line at every quarter elsewhere. */
export function progressBar(
  label: string,
  output: NodeJS.WriteStream = process.stderr,
): (progress: number) => void {
  let shown = -1;
  return (progress) => {
    const percent = Math.round(progress * 100);
    if (output.isTTY) {
      if (percent === shown) return;
      shown = percent;
      const done = "█".repeat(Math.round(progress * barWidth)).padEnd(barWidth, "░");
      output.write(
        `\r${label}  ${done} ${String(percent).padStart(3)} %${percent === 100 ? "\n" : ""}`,
      );
    } else if (Math.floor(percent / 25) > shown) {
      shown = Math.floor(percent / 25);
      output.write(`${label}  ${percent} %\n`);
    }
  };
}
