import {
  contextOf,
  readCommandLine,
  stageOf,
  stageOptions,
  takesStage,
  type Command,
} from "../command-line.ts";

export const command: Command = {
  name: "deploy",
  does: "Deploys everything to the AWS account that the shell is signed in to, and proves the site.",
  takes: {
    ...takesStage,
    "-c name=value": "a setting of this deployment, over tsuzuku.config.ts",
    "--yes": "asks nobody before something changes",
  },
  guide: "docs/operations.md",
};

/** What an operator says to `npm run deploy`. */
export interface Arguments {
  /** What this deployment is told by `-c name=value`, with its stage. */
  readonly context: Readonly<Record<string, string>>;
  readonly stage: string | undefined;
  /** Whether nobody is asked before something changes. */
  readonly isAgreed: boolean;
}

/** Reads the arguments. Throws StartError for what is none. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = readCommandLine(command, {
    args: [...args],
    options: {
      ...stageOptions,
      yes: { type: "boolean", short: "y", default: false },
    },
  });
  const context = contextOf(values.context);
  const stage = stageOf(context, values.stage);
  return {
    context: stage === undefined ? context : { ...context, stage },
    stage,
    isAgreed: values.yes,
  };
}
