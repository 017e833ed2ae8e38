import { expect, test } from "vitest";
import { runCdk } from "../../scripts/deploy/cdk-command.ts";

const nothingNamed = ["diff", "--app", "there-is-no-assembly-here"];

test("a deployment runs the CDK's own command, and hears how it ended", async () => {
  expect(await runCdk(["--version"])).toBe(true);
  expect(await runCdk(nothingNamed)).toBe(false);
});

test("who stops it reads what goes on", async () => {
  const running = runCdk(nothingNamed);
  process.emit("SIGTERM", "SIGTERM");
  await expect(running).rejects.toThrow("Stopped; nothing in the account has changed.");
});

test("who stops a deployment reads that CloudFormation does not", async () => {
  const running = runCdk(["deploy", ...nothingNamed.slice(1)]);
  process.emit("SIGTERM", "SIGTERM");
  await expect(running).rejects.toThrow(
    /^Stopped watching\. What CloudFormation has begun goes on/,
  );
});
