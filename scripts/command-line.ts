import { parseArgs, type ParseArgsConfig } from "node:util";
import { emptyStage, isStageName, namesOnCommandLine, SettingsRefused } from "../infra/settings.ts";
import { StartError } from "../local/net/start-error.ts";

/** A command that people type as `npm run NAME -- …`. */
export interface Command {
  readonly name: string;
  readonly does: string;
  /** Everything that may be said, as it is typed, and what it chooses. */
  readonly takes: Readonly<Record<string, string>>;
  /** The document that says more of it. */
  readonly guide: "README.md" | "CONTRIBUTING.md" | "docs/operations.md";
}

/** What both commands say alike of the copy that is meant. */
export const takesStage = {
  "--stage NAME": "a second copy beside production",
  "-c stage=NAME": "the same, as the CDK's own commands spell it",
} as const;

/** The options by which they say it. */
export const stageOptions = {
  stage: { type: "string" },
  context: { type: "string", short: "c", multiple: true, default: [] as string[] },
} as const;

/** What commands say alike that ask a cloud: the local one, or that of an account. */
export const cloudOptions = {
  ...stageOptions,
  aws: { type: "boolean", default: false },
  "aws-endpoint": { type: "string" },
} as const;

const help = { "--help": "shows this" } as const;

/** Whether somebody wants to read what a command takes. */
const asksForHelp = (args: readonly string[]): boolean =>
  args.some((each) => each === "--help" || each === "-h");

/** What a command does and takes, for a terminal. */
function usageOf({ name, does, takes, guide }: Command): string {
  const rows = Object.entries({ ...takes, ...help });
  const width = Math.max(...rows.map(([typed]) => typed.length)) + 2;
  return [
    `npm run ${name} -- [options]`,
    does,
    "",
    ...rows.map(([typed, chooses]) => `  ${typed.padEnd(width)}${chooses}`),
    "",
    `More is in ${guide}.`,
  ].join("\n");
}

/** An option that npm has as well: npx sets it, and people have it in their own settings. */
const alsoOfNpm = "yes";

/**
 * What was said to npm, as two dashes were missing, and was meant for the command. npm takes every option for one of its
 * own, the last as the option `cNAME`, and tells scripts by variables.
 */
function keptByNpm({ takes }: Command, environment: NodeJS.ProcessEnv): string | undefined {
  const kept = (option: string) => environment[`npm_config_${option.replaceAll("-", "_")}`];
  const own = Object.keys(takes).find((typed) => {
    const [, option] = /^--(\S+)/.exec(typed) ?? [];
    return option !== undefined && option !== alsoOfNpm && kept(option) !== undefined;
  });
  if (own !== undefined || !("--stage NAME" in takes)) return own;
  const said = [kept("call"), kept("context")].find((value) => /^\S+=\S*$/.test(value ?? ""));
  const glued = namesOnCommandLine.find((name) => kept(`c${name}`) !== undefined);
  return said !== undefined || glued !== undefined ? `-c ${said ?? `${glued}=…`}` : undefined;
}

/** A negative number is what the option before it is told, and no option: the command itself says which it takes. */
function withNumbers<Config extends ParseArgsConfig>(config: Config): Config {
  const { args = [], options = {} } = config;
  const joined: string[] = [];
  for (const each of args) {
    const before = joined.at(-1) ?? "";
    const isTold = before.startsWith("--") && options[before.slice(2)]?.type === "string";
    if (isTold && /^-\d/.test(each)) joined[joined.length - 1] = `${before}=${each}`;
    else joined.push(each);
  }
  return { ...config, args: joined };
}

/** Why Node's reader refuses something, without what it advises. */
function whyRefused(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [, option] = /^Option '(.+)' argument is ambiguous/.exec(message) ?? [];
  if (option !== undefined) return `After ${option} its value is missing`;
  return (message.split(/\.\s/)[0] ?? "").replace(/\.$/, "");
}

/** Reads what was said to a command. Throws StartError, in one sentence, for what it does not take. */
export function readCommandLine<const Config extends ParseArgsConfig>(
  command: Command,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const { name, takes } = command;
  // A copy that was meant would be production, and a check would write.
  const kept = keptByNpm(command, process.env);
  if (kept !== undefined) {
    throw new StartError(
      `npm has kept ${kept} for itself: put -- before it, as in npm run ${name} -- ${kept}.`,
    );
  }
  try {
    return parseArgs(withNumbers(config));
  } catch (error) {
    const all = Object.keys({ ...takes, ...help });
    const before = all.slice(0, -1).join(", ");
    const listed = `${before === "" ? "nothing but" : `${before} and`} ${all.at(-1) ?? ""}`;
    throw new StartError(`${whyRefused(error)}: npm run ${name} -- takes ${listed}.`);
  }
}

/** Whether somebody at the keyboard can mend it, so that its sentence is enough. */
const isForReaders = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof SettingsRefused;

/**
 * Runs a command as it was typed. Says what it takes where somebody asks for that, and does nothing else then; what it
 * refuses is said in its sentence, and ends with 1.
 */
export async function runCommand(
  command: Command,
  run: (args: readonly string[]) => void | Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  try {
    if (asksForHelp(args)) console.log(usageOf(command));
    else await run(args);
  } catch (error) {
    console.error(isForReaders(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a command that takes nothing, as {@link runCommand} does. */
export const runAlone = (
  command: Omit<Command, "takes">,
  run: () => void | Promise<void>,
): Promise<void> => {
  const alone = { ...command, takes: {} };
  return runCommand(alone, (args) => {
    readCommandLine(alone, { args: [...args] });
    return run();
  });
};

/** What was said by `-c name=value`; of the same name the last, as for the CDK. Throws StartError for what is none. */
export function contextOf(said: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    said.map((each) => {
      const at = each.indexOf("=");
      if (at < 1) throw new StartError(`-c takes name=value, and ${each || "nothing"} is none.`);
      return [each.slice(0, at), each.slice(at + 1)] as const;
    }),
  );
}

/** The stage that `--stage` or `-c stage=…` names; undefined is production. Throws StartError for two, or an empty one. */
export function stageOf(
  context: Readonly<Record<string, string>>,
  option: string | undefined,
): string | undefined {
  const [named, inContext] = [option, context["stage"]].map((each) => each?.trim());
  if (named !== undefined && inContext !== undefined && named !== inContext) {
    throw new StartError(`--stage says ${named} and -c stage= says ${inContext}: name one stage.`);
  }
  const stage = named ?? inContext;
  if (stage === "") throw new StartError(emptyStage);
  if (stage !== undefined && !isStageName(stage)) {
    throw new StartError(`${stage} is no name of a stage: docs/operations.md says which are.`);
  }
  return stage;
}

/** What was said by {@link stageOptions}. */
interface SaidOfStage {
  readonly stage?: string | undefined;
  readonly context: readonly string[];
}

/** The stage for a command that takes no settings beside it. Throws StartError, with the reason `why`, where there are some. */
export function stageAlone({ stage, context }: SaidOfStage, why: string): string | undefined {
  const said = contextOf(context);
  const other = Object.keys(said).find((name) => name !== "stage");
  if (other !== undefined) throw new StartError(`-c ${other}=… changes nothing here: ${why}`);
  return stageOf(said, stage);
}

/** The cloud that a command asks. */
export interface AskedCloud {
  readonly stage: string | undefined;
  readonly isOnAws: boolean;
  /** The endpoint of a local cloud, whose account is asked. */
  readonly awsEndpoint: string | undefined;
}

/** The cloud that was said by {@link cloudOptions}. Throws StartError as {@link stageAlone} does. */
export function askedCloud(
  said: SaidOfStage & { readonly aws: boolean; readonly "aws-endpoint"?: string | undefined },
  why: string,
): AskedCloud {
  const stage = stageAlone(said, why);
  return { stage, isOnAws: said.aws || stage !== undefined, awsEndpoint: said["aws-endpoint"] };
}
