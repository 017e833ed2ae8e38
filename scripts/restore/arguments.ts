import { StartError } from "../../local/net/start-error.ts";
import { backupDays } from "../../shared/limits.ts";
import {
  readCommandLine,
  stageAlone,
  stageOptions,
  takesStage,
  type Command,
} from "../command-line.ts";

export const command: Command = {
  name: "restore",
  does: "Makes a table as it was at an earlier moment, protected as the one in use, and says how to put it in its place.",
  takes: {
    "--to TIME": `the moment, within the last ${backupDays} days, such as 2026-11-26T02:00:00Z`,
    "--backup ARN": "a backup in place of a moment, also the one that AWS keeps of a deleted table",
    "--name NAME":
      "what the table is to be called; with a name that is there the command goes on with it",
    ...takesStage,
  },
  guide: "docs/operations.md",
};

/** What a table is made from. */
export type Source = { readonly to: Date } | { readonly backup: string };

/** What an operator says to `npm run restore`. */
export interface Arguments {
  readonly from: Source;
  readonly name: string | undefined;
  readonly stage: string | undefined;
}

/** Times without a zone would be read as this machine's. */
const withZone = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** Reads the arguments. Throws StartError for what is none. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = readCommandLine(command, {
    args: [...args],
    options: {
      to: { type: "string" },
      backup: { type: "string" },
      name: { type: "string" },
      ...stageOptions,
    },
  });
  const stage = stageAlone(values, "it is for the deployment afterwards.");
  return { from: sourceOf(values.to, values.backup), name: values.name, stage };
}

function sourceOf(to: string | undefined, backup: string | undefined): Source {
  if ((to === undefined) === (backup === undefined)) {
    throw new StartError(
      "Say one of --to TIME and --backup ARN: npm run restore -- --help says more.",
    );
  }
  if (backup !== undefined) return { backup };
  const time = to !== undefined && withZone.test(to) ? new Date(to) : undefined;
  if (time === undefined || Number.isNaN(time.getTime())) {
    throw new StartError(`${to ?? ""} is no moment: write it as 2026-11-26T02:00:00Z.`);
  }
  return { to: time };
}
