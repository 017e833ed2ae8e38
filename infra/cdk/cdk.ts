/** The CDK's command, but that `cdk deploy` without the name of a stack deploys all of them (decision 0075). */
import { createRequire } from "node:module";
import { deployingAll } from "./arguments.ts";

process.argv.splice(2, Infinity, ...deployingAll(process.argv.slice(2)));
createRequire(import.meta.url)("aws-cdk/bin/cdk");
