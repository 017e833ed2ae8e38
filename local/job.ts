/** `npm run job -- NAME`: runs a scheduled job of the running local cloud now. */
import { readCommandLine, runCommand, type Command } from "../scripts/command-line.ts";
import { jobs } from "../shared/jobs.ts";
import { findRunning, fireRemotely } from "./control.ts";
import { StartError } from "./net/start-error.ts";
import { dataFolderOf } from "./settings.ts";

const command: Command = {
  name: "job",
  does: "Runs a scheduled job of the local cloud that runs, now.",
  takes: { NAME: `the job: ${Object.keys(jobs).join(", ")}` },
  guide: "README.md",
};

await runCommand(command, async (args) => {
  const { positionals } = readCommandLine(command, { args: [...args], allowPositionals: true });
  const [job, ...more] = positionals;
  if (job === undefined || more.length > 0) {
    throw new StartError("Say which job: npm run job -- NAME");
  }
  const dataFolder = dataFolderOf(process.env);
  const running = await findRunning(dataFolder);
  if (running === undefined) {
    throw new StartError(`No local cloud is running on ${dataFolder}. Start one with npm start.`);
  }
  const startedAt = performance.now();
  const outcome = await fireRemotely(running, job);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if ("error" in outcome) throw new StartError(`${job} failed: ${outcome.error}`);
  console.log(`${job} done in ${seconds} s`, outcome.result);
});
