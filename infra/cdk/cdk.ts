/**
 * The CDK's command, but that `cdk deploy` without the name of a stack deploys all of them (decision 0075), and that a stage
 * in another spelling is not overlooked.
 */
import { createRequire } from "node:module";
import { deployingAll, misspelling } from "./arguments.ts";

const given = process.argv.slice(2);
const wrong = misspelling(given);
if (wrong === undefined) {
  process.argv.splice(2, Infinity, ...deployingAll(given));
  createRequire(import.meta.url)("aws-cdk/bin/cdk");
} else {
  console.error(wrong);
  process.exitCode = 1;
}
