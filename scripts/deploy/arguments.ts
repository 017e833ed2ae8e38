import { parseArgs } from "node:util";
import { StartError } from "../../local/net/start-error.ts";

/** What an operator says to `npm run deploy`. */
export interface Arguments {
  /** Settings of this deployment, `name=value`, as the CDK takes them. */
  readonly context: readonly string[];
  readonly stage: string | undefined;
  /** Whether nobody is asked before something changes. */
  readonly isAgreed: boolean;
}

/** Reads the arguments. Throws StartError for what is none. */
export function readArguments(args: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        context: { type: "string", short: "c", multiple: true, default: [] },
        yes: { type: "boolean", short: "y", default: false },
      },
    });
    return {
      context: values.context,
      stage: valueIn(values.context, "stage"),
      isAgreed: values.yes,
    };
  } catch (error) {
    const why = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new StartError(`${why ?? ""}. npm run deploy -- takes -c name=value and --yes.`);
  }
}

/** The value of a setting that was given; the last one wins, as for the CDK. Empty text is none. */
export function valueIn(context: readonly string[], name: string): string | undefined {
  const value = context.findLast((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  return value === "" ? undefined : value;
}
