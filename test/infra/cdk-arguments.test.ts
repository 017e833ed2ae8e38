import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { deployingAll } from "../../infra/cdk/arguments.ts";

test.each([
  [["deploy"], ["deploy", "--all"]],
  [
    ["deploy", "-c", "stage=staging", "--require-approval", "never"],
    ["deploy", "-c", "stage=staging", "--require-approval", "never", "--all"],
  ],
  [
    ["deploy", "--all"],
    ["deploy", "--all"],
  ],
  [
    ["deploy", "Tsuzuku-watch"],
    ["deploy", "Tsuzuku-watch"],
  ],
  [
    ["deploy", "*-site"],
    ["deploy", "*-site"],
  ],
  [["diff"], ["diff"]],
  // What is destroyed has to be named.
  [["destroy"], ["destroy"]],
])("cdk %j is cdk %j", (given, expected) => {
  expect(deployingAll(given)).toEqual(expected);
});

/** What `npx cdk …` writes about the assembly, where nobody is signed in to an account. */
const npxCdk = (...args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const AWS = { AWS_EC2_METADATA_DISABLED: "true", AWS_CONFIG_FILE: "/dev/null" };
    execFile(
      "npx",
      ["cdk", ...args, "--app", inject("assembly")],
      {
        cwd: join(import.meta.dirname, "../.."),
        env: {
          ...process.env,
          ...AWS,
          AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
          // npx keeps where it found a package's command the last time.
          npm_config_cache: join(inject("folder"), "npm"),
        },
      },
      (_error, stdout, stderr) => {
        resolve(stdout + stderr);
      },
    );
  });

test("npx runs it: without a name it comes as far as the account, to which the CDK's own would not", async () => {
  const written = await npxCdk("deploy");
  expect(written).toContain("Unable to resolve AWS account");
  expect(await npxCdk("destroy")).toContain("specify which stacks to use");
  for (const stage of [["--stage", "staging"], ["--stage=staging"]]) {
    expect(await npxCdk("destroy", "--all", ...stage)).toMatch(
      /^The CDK's commands know no --stage/,
    );
  }
});
