import {
  askedCloud,
  cloudOptions,
  readCommandLine,
  takesStage,
  type AskedCloud,
  type Command,
} from "../command-line.ts";
import { StartError } from "../../local/net/start-error.ts";

export const command: Command = {
  name: "smoke",
  does: "Asks whether a site works, and whether its account can carry it: without more, the local cloud that runs.",
  takes: {
    "https://…": "a site, from outside; with http:// one of this machine: http://localhost:4000",
    "--aws": "what is deployed in the AWS account that the shell is signed in to",
    ...takesStage,
  },
  guide: "docs/operations.md",
};

/** What an operator says to `npm run smoke`. */
export interface Arguments extends AskedCloud {
  readonly address: string | undefined;
}

/** Reads the arguments. Throws StartError for what is none. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = readCommandLine(command, {
    args: [...args],
    allowPositionals: true,
    options: cloudOptions,
  });
  const [address, ...more] = positionals;
  if (more.length > 0) throw new StartError("Say one address: npm run smoke -- https://…");
  if (address !== undefined && !/^https?:\/\/[^/]+\/?$/.test(address)) {
    throw new StartError(
      `${address} is no address of a site: say it whole and without a path, as https://site.example or http://localhost:4000.`,
    );
  }
  const cloud = askedCloud(values, "what is deployed is asked as it is.");
  return { address: address?.replace(/\/$/, ""), ...cloud };
}
