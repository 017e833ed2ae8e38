import { contextOf, readCommandLine, stageOf, takesStage, type Command } from "../command-line.ts";
import { StartError } from "../../local/net/start-error.ts";

export const command: Command = {
  name: "smoke",
  does: "Asks whether a site works, and whether its account can carry it: without more, the local cloud that runs.",
  takes: {
    "https://…": "a site, from outside",
    "--aws": "what is deployed in the AWS account that the shell is signed in to",
    ...takesStage,
  },
};

/** What an operator says to `npm run smoke`. */
export interface Arguments {
  readonly address: string | undefined;
  readonly stage: string | undefined;
  readonly isOnAws: boolean;
  /** The endpoint of a local cloud, whose account is asked. */
  readonly awsEndpoint: string | undefined;
}

/** Reads the arguments. Throws StartError for what is none. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = readCommandLine(command, {
    args: [...args],
    allowPositionals: true,
    options: {
      aws: { type: "boolean", default: false },
      context: { type: "string", short: "c", multiple: true, default: [] },
      stage: { type: "string" },
      "aws-endpoint": { type: "string" },
    },
  });
  const [address, ...more] = positionals;
  if (more.length > 0) throw new StartError("Say one address: npm run smoke -- https://…");
  if (address !== undefined && !/^https?:\/\/[^/]+\/?$/.test(address)) {
    throw new StartError(`${address} is no address of a site, such as https://site.example.`);
  }
  const context = contextOf(values.context);
  const other = Object.keys(context).find((name) => name !== "stage");
  if (other !== undefined) {
    throw new StartError(`-c ${other}=… changes nothing here: what is deployed is asked as it is.`);
  }
  const stage = stageOf(context, values.stage);
  return {
    address: address?.replace(/\/$/, ""),
    stage,
    isOnAws: values.aws || stage !== undefined,
    awsEndpoint: values["aws-endpoint"],
  };
}
