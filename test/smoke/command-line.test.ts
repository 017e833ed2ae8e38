import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { Verb } from "../../functions/moderation/verbs.ts";
import { settingsFrom } from "../../infra/settings.ts";
import * as admin from "../../scripts/admin/arguments.ts";
import * as deploy from "../../scripts/deploy/arguments.ts";
import { readCommandLine } from "../../scripts/command-line.ts";
import { contextOfFiles } from "../../scripts/deploy/cdk-command.ts";
import * as restore from "../../scripts/restore/arguments.ts";
import * as smoke from "../../scripts/smoke/arguments.ts";

const commands = [
  ["deploy", deploy.readArguments],
  ["smoke", smoke.readArguments],
  [
    "restore",
    (args: readonly string[]) => restore.readArguments(["--to", "2026-11-26T02:00Z", ...args]),
  ],
  ["admin", (args: readonly string[]) => admin.readArguments(["reports", ...args])],
] as const;

describe.each(commands)("npm run %s", (name, readArguments) => {
  test.each([
    [["--stage", "staging"]],
    [["--stage=staging"]],
    [["-c", "stage=staging"]],
    [["-c", "stage=other", "-c", "stage=staging"]],
    [["-c", "stage=staging", "--stage", " staging "]],
  ])("takes the stage of %j", (args) => {
    expect(readArguments(args).stage).toBe("staging");
  });

  test.each<[string[], RegExp]>([
    [["--stage", "a", "-c", "stage=b"], /^--stage says a and -c stage= says b: name one stage\.$/],
    [["--stage="], /^stage is empty/],
    [["-c", "stage="], /^stage is empty/],
    [["--stage", "Staging"], /^Staging is no name of a stage: /],
    [["--stage", "prod"], /^prod is no name of a stage: /],
    [["-c", "stage"], /^-c takes name=value, and stage is none\.$/],
    [
      ["--everything"],
      new RegExp(`^Unknown option '--everything': npm run ${name} -- takes [^.]+\\.$`),
    ],
    [["--stage"], /^Option '--stage <value>' argument missing: [^.]+\.$/],
  ])("refuses %j in a sentence", (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });

  // `npm run deploy --stage=staging` would deploy production: npm keeps the option, and passes nothing on.
  test.each([
    ["npm_config_stage", "staging", "--stage NAME"],
    // A pipeline's `--stage=$STAGE` with nothing in it.
    ["npm_config_stage", "", "--stage NAME"],
    ["npm_config_call", "stage=staging", "-c stage=staging"],
    ["npm_config_context", "stage=staging", "-c stage=staging"],
    ["npm_config_cstage", "staging", "-c stage=…"],
    ["npm_config_cpasskeys", "true", "-c passkeys=…"],
  ])("notices what npm keeps for itself: %s", (variable, value, said) => {
    vi.stubEnv(variable, value);
    expect(() => readArguments([])).toThrow(
      `npm has kept ${said} for itself: put -- before it, as in npm run ${name} -- ${said}.`,
    );
  });

  test("lets npx run it", () => {
    vi.stubEnv("npm_config_call", `npm run ${name} -- -c stage=staging`);
    expect(() => readArguments([])).not.toThrow();
  });
});

test("settings may stand in the CDK's own files, of the project or of the person", () => {
  const home = mkdtempSync(join(tmpdir(), "tsuzuku-home-"));
  onTestFinished(() => {
    rmSync(home, { recursive: true });
  });
  vi.stubEnv("HOME", home);
  const project = contextOfFiles();
  expect(project).toMatchObject({ "@aws-cdk/core:checkSecretUsage": true });
  const context = { passkeys: "true", "@aws-cdk/core:checkSecretUsage": false };
  writeFileSync(join(home, ".cdk.json"), JSON.stringify({ context }));
  expect(contextOfFiles()).toEqual({ ...project, passkeys: "true" });
});

test("npm run smoke takes a site of this machine, too, and says how", () => {
  expect(smoke.readArguments(["http://localhost:4000/"]).address).toBe("http://localhost:4000");
  for (const address of ["localhost:4000", "site.example", "https://site.example/today"]) {
    expect(() => smoke.readArguments([address])).toThrow(
      `${address} is no address of a site: say it whole and without a path, as https://site.example or http://localhost:4000.`,
    );
  }
  expect(Object.values(smoke.command.takes).join()).toContain("http://localhost:4000");
});

test.each([
  ["admin", () => admin.readArguments(["reports"])],
  ["smoke", () => smoke.readArguments([])],
] as const)("npm run %s notices that npm keeps --aws for itself", (name, read) => {
  vi.stubEnv("npm_config_aws", "true");
  expect(read).toThrow(`npm has kept --aws for itself: put -- before it, as in npm run ${name} --`);
});

test.each(["check", "print", "dry-run"])(
  "any option of a command that npm keeps: --%s",
  (option) => {
    vi.stubEnv(`npm_config_${option.replaceAll("-", "_")}`, "true");
    const takes = { [`--${option}`]: "writes nothing" };
    const command = { name: "docs", does: "", takes, guide: "README.md" } as const;
    const sentence = `npm has kept --${option} for itself: put -- before it, as in npm run docs -- --${option}.`;
    expect(() => readCommandLine(command, { args: [] })).toThrow(sentence);
    expect(() => readCommandLine({ ...command, takes: {} }, { args: [] })).not.toThrow();
  },
);

test("npm run smoke changes no settings", () => {
  expect(() => smoke.readArguments(["-c", "passkeys=true"])).toThrow(
    "-c passkeys=… changes nothing",
  );
});

test("npm run deploy hands the stage to the settings, however it was said", () => {
  const { context } = deploy.readArguments(["--stage", "staging", "-c", "passkeys=true"]);
  expect(settingsFrom(context, {})).toMatchObject({ stage: "staging", passkeys: true });
});

describe("npm run admin", () => {
  const order = (...args: string[]) => admin.readArguments(args).orderBy("mod");

  test("orders what was said, by whoever is signed in", () => {
    expect(order("hide", "/profile/ai", "--reason", "Rude.")).toEqual({
      verb: "hide",
      thing: "/profile/ai",
      reason: "Rude.",
      by: "mod",
    });
    expect(order("show", "/media/a/b.webp", "--of", "ai")).toEqual({
      verb: "show",
      thing: "/media/a/b.webp",
      of: "ai",
      by: "mod",
    });
    expect(order("undo", "0abc")).toEqual({ verb: "undo", act: "0abc", by: "mod" });
    expect(order("trail", "--of", "ai", "--most", "3")).toEqual({
      verb: "trail",
      thing: "ai",
      most: 3,
    });
    expect(order("look", "ai")).toEqual({ verb: "look", thing: "ai" });
  });

  test("tells of everything that can be done to a thing", () => {
    const told = Object.keys(admin.command.takes).map((said) => said.split(" ")[0]);
    expect(told).toEqual(expect.arrayContaining(Verb.options));
  });

  test("is for the local cloud, unless AWS or a stage is said", () => {
    const place = (...args: string[]) => admin.readArguments(["reports", ...args]);
    expect(place()).toMatchObject({ isOnAws: false, stage: undefined });
    expect(place("--aws")).toMatchObject({ isOnAws: true, stage: undefined });
    expect(place("--stage", "staging")).toMatchObject({ isOnAws: true, stage: "staging" });
  });

  test.each<[string[], RegExp]>([
    [[], /^Say what to do: /],
    [["ban", "ai"], /^ban is nothing that npm run admin does: /],
    [["hide"], /^Say what: npm run admin -- hide and \/profile\/NAME/],
    [["hide", "ai"], /^Say why, for its owner and the trail: /],
    [["erase", "ai", "--reason", " "], /^Say why, /],
    [["undo"], /^Say which act: /],
    [["hide", "ai", "ben"], /^Say one thing: ben is one more\. What has spaces takes quotes\.$/],
    [["trail", "--most", "many"], /^--most takes a number from 1 to 999, not many\.$/],
    [["trail", "--most", "-1"], /^--most takes a number from 1 to 999, not -1\.$/],
    [["trail", "--most", "--aws"], /^After --most its value is missing: npm run admin -- takes /],
    [["reports", "-c", "domainName=a"], /^-c domainName=… changes nothing here/],
  ])("refuses %j in a sentence", (args, sentence) => {
    expect(() => admin.readArguments(args)).toThrow(sentence);
  });
});
