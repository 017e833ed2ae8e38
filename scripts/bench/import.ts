import { setTimeout as delay } from "node:timers/promises";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { restingStates } from "../../shared/imports.ts";
import * as limits from "../../shared/limits.ts";
import type { AwsCall } from "../../local/aws/call.ts";
import type { Cloud, CloudOptions } from "../../local/cloud.ts";
import { Browser } from "../../test/support/browser.ts";
import { listFile, type ListRow } from "../../test/support/files/list-files.ts";
import type { BenchTable } from "./table.ts";
import { withCloud } from "./with-cloud.ts";
import { writeUnits } from "./write-units.ts";

/** Rows of a full file, of titles that the catalogue has where it has so many. */
function rowsOf(withNotes: boolean): ListRow[] {
  const known = ownTitles().filter(({ kind }) => kind === "anime");
  return Array.from({ length: 2170 }, (_, at) => {
    const title = known[at];
    return {
      id: title?.id ?? 5_000_000 + at,
      title: title?.title ?? `A title of ordinary length ${at}`,
      total: title?.total ?? 12,
      status: at % 3 === 0 ? "active" : "completed",
      progress: 1,
      score: 1 + (at % 10),
      start: "2019-04-07",
      finish: "2019-06-23",
      ...(withNotes ? { notes: `Note ${at}: better than I thought.`, tags: "again, tea" } : {}),
    };
  });
}

/** The list in MyAnimeList's own long-winded manner: a full 2 MB. */
function fullFile(withNotes: boolean): Uint8Array<ArrayBuffer> {
  const file = Buffer.from(listFile("anime", rowsOf(withNotes))).toString();
  const room = limits.importBytes - Buffer.byteLength(file);
  const filler = `<my_storage>${" ".repeat(Math.floor(room / 2170) - 25)}</my_storage></anime>`;
  return Uint8Array.from(Buffer.from(file.replaceAll("</anime>", filler)));
}

interface Measured {
  readonly seconds: number;
  readonly unitsPerRow: number;
  readonly rows: number;
}

async function measure(cloud: Cloud, email: string, withNotes: boolean): Promise<Measured> {
  const fan = new Browser(cloud.origin);
  await fan.signIn(email);
  const calls: AwsCall[] = [];
  const stop = cloud.inject((call) => {
    if (call.service === "dynamodb" && call.caller.startsWith("import_")) calls.push(call);
    return undefined;
  });
  const startedAt = performance.now();
  const xml_file = new File([fullFile(withNotes)], "animelist.xml");
  const answer = await fan.sendFiles("import_mal", { xml_file });
  const { job_id } = answer.body as { job_id: string };
  for (;;) {
    const { imports } = await fan.ok("imports", { job_id });
    const [job] = imports;
    if (job !== undefined && restingStates.includes(job.state)) {
      stop();
      const units = calls.reduce((sum, call) => sum + writeUnits(call), 0);
      const seconds = (performance.now() - startedAt) / 1000;
      return { seconds, rows: job.rows, unitsPerRow: units / job.rows };
    }
    await delay(100);
  }
}

/** A full file of 2 MB, from the upload until its e-mail is sent and everything is at rest. */
export async function benchImport(): Promise<BenchTable> {
  const memory: number[] = [];
  const log: CloudOptions["log"] = (_name, line) => {
    const megabytes = /"heapMb":(\d+)/.exec(line)?.[1];
    if (megabytes !== undefined) memory.push(Number(megabytes));
  };
  const measureBoth = async (cloud: Cloud) => {
    await cloud.fire("catalogue");
    const plain = await measure(cloud, "import@example.com", false);
    const noted = await measure(cloud, "notes@example.com", true);
    return {
      title: "Import",
      rows: [
        { what: "rows of the file", value: plain.rows },
        {
          what: "2 MB, upload to e-mail",
          value: `${plain.seconds.toFixed(1)} s`,
          target: "≤ 20 s",
        },
        {
          what: "2 MB with notes, upload to e-mail",
          value: `${noted.seconds.toFixed(1)} s`,
          target: "≤ 20 s",
        },
        {
          what: "write units a row",
          value: plain.unitsPerRow.toFixed(2),
          target: "≤ 1.2",
        },
        {
          what: "write units a row with notes",
          value: noted.unitsPerRow.toFixed(2),
          target: "≤ 2.2",
        },
        {
          what: "heap of the worker between chunks, least and most",
          value: `${Math.min(...memory)} and ${Math.max(...memory)} MB`,
        },
      ],
    };
  };
  return withCloud(measureBoth, { log });
}
