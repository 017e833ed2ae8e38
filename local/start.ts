/** `npm start`: the whole product on this machine. */
import { mkdir } from "node:fs/promises";
import { runAlone } from "../scripts/command-line.ts";
import { assemble } from "./assembly.ts";
import { startCloud, type Cloud } from "./cloud.ts";
import { loadCatalogue, seedDemo } from "./content.ts";
import { findRunning, openControl } from "./control.ts";
import { demoAccounts } from "./demo/people.ts";
import { openFunctionLog } from "./function-log.ts";
import { freePort } from "./net/listen.ts";
import { readSettings, type Settings } from "./settings.ts";
import { StartError } from "./net/start-error.ts";

async function start(settings: Settings): Promise<void> {
  const { port, dataFolder, withDemo } = settings;
  const running = await findRunning(dataFolder);
  if (running !== undefined) {
    throw new StartError(
      `A local cloud already runs on ${dataFolder}, at ${running.origin}. ` +
        `Stop it, or choose another folder with TSUZUKU_DATA and another PORT.`,
    );
  }
  for (const each of [port, port + 1, port + 2]) await freePort(each);

  const assembly = await assemble(() => {
    console.error("Building …");
  });
  await mkdir(dataFolder, { recursive: true });
  const log = openFunctionLog(dataFolder);
  const cloud = await startCloud({
    assembly,
    dataFolder,
    port,
    log: log.write,
    demoAccounts: withDemo ? demoAccounts : [],
  });
  const control = await openControl(cloud, dataFolder);
  stopOnSignals(cloud, control);
  const catalogue = loadCatalogue(cloud, dataFolder, log);
  await Promise.all([catalogue.usable, withDemo && seedDemo(cloud, dataFolder, catalogue)]);
  console.log(`App      ${cloud.origin}\nMailbox  ${cloud.mailbox}`);
  // The first time recommendations are learnt for some seconds more, and say so to whoever asks.
  await catalogue.whole.catch((error: unknown) => {
    if (!stopped.signal.aborted) console.error("Recommendations could not be learnt:", error);
  });
}

/** Somebody has stopped it. */
const stopped = new AbortController();

function stopOnSignals(cloud: Cloud, control: { stop(): Promise<void> }): void {
  const stop = async (): Promise<void> => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    await control.stop();
    await cloud.stop();
    process.exit(0);
  };
  process.on("SIGINT", () => void stop());
  process.on("SIGTERM", () => void stop());
}

await runAlone(
  {
    name: "start",
    does: "Starts the whole product on this machine. PORT, TSUZUKU_DATA and TSUZUKU_SEED say where and with whom.",
    guide: "README.md",
  },
  async () => {
    try {
      await start(readSettings(process.env));
    } catch (error) {
      // What is stopped on its way fails: that is no news, and the way out goes on.
      if (stopped.signal.aborted) return;
      console.error(error instanceof StartError ? error.message : error);
      process.exit(1);
    }
  },
);
