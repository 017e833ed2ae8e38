import { resolve } from "node:path";
import { StartError } from "./net/start-error.ts";

/** What the environment says about a local run. */
export interface Settings {
  readonly port: number;
  readonly dataFolder: string;
  readonly withDemo: boolean;
}

/** Mailbox and sign-in take the two ports that follow. */
const highestPort = 65_533;

/** Where a local cloud keeps its data: TSUZUKU_DATA, or `.local/`. */
export const dataFolderOf = (environment: NodeJS.ProcessEnv): string =>
  resolve(environment["TSUZUKU_DATA"] ?? resolve(import.meta.dirname, "..", ".local"));

/** Reads PORT, TSUZUKU_DATA and TSUZUKU_SEED. Throws StartError for values that make no sense. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment["PORT"] ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > highestPort) {
    throw new StartError(`PORT must be a whole number from 1 to ${highestPort}.`);
  }
  const seed = environment["TSUZUKU_SEED"] ?? "demo";
  if (seed !== "demo" && seed !== "none") {
    throw new StartError('TSUZUKU_SEED must be "demo" or "none".');
  }
  return { port, dataFolder: dataFolderOf(environment), withDemo: seed === "demo" };
}
