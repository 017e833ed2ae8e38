import { readFileSync } from "node:fs";
import { join } from "node:path";
import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import * as z from "zod";

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/**
 * A CDK app whose synthesis fails on findings of cdk-nag. It writes to `outdir`, else to the folder CDK_OUTDIR.
 * The feature flags of cdk.json hold also when the CDK's own command, which reads that file, is not used.
 */
export function cdkApp(outdir?: string): App {
  const file = join(import.meta.dirname, "..", "cdk.json");
  const { context } = CdkJson.parse(JSON.parse(readFileSync(file, "utf8")));
  const app = new App({ context, ...(outdir === undefined ? {} : { outdir }) });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
