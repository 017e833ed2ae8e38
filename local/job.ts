/** `npm run job -- NAME`: runs a scheduled job of the running local cloud now. */
import { findRunning, fireRemotely } from "./control.ts";
import { dataFolderOf } from "./settings.ts";

const [job] = process.argv.slice(2);
const dataFolder = dataFolderOf(process.env);
const running = await findRunning(dataFolder);

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

if (job === undefined) {
  fail("Say which job: npm run job -- NAME");
} else if (running === undefined) {
  fail(`No local cloud is running on ${dataFolder}. Start one with npm start.`);
} else {
  const startedAt = performance.now();
  const outcome = await fireRemotely(running, job);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if ("error" in outcome) fail(`${job} failed: ${outcome.error}`);
  else console.log(`${job} done in ${seconds} s`, outcome.result);
}
