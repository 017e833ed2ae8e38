import { setTimeout as sleep } from "node:timers/promises";
import { productOf } from "../../infra/deployment.ts";
import { StartError } from "../../local/net/start-error.ts";
import { outputOf, readDeployed, type Deployed } from "../account/deployed.ts";
import { accountNumber, requireBootstrap } from "../account/bootstrap.ts";
import type { Account } from "../account/signed-calls.ts";
import { lineOf } from "../smoke/condition.ts";
import { deployedPlaces } from "../smoke/places.ts";
import { runSmoke } from "../smoke/run.ts";
import { ask, type Site } from "../smoke/site.ts";
import type { Arguments } from "./arguments.ts";
import { contextOfFiles } from "./cdk-command.ts";

/** What a deployment needs of the place where it is started. */
export interface Workbench {
  readonly account: Account;
  /** The same account in other regions that stacks are deployed to. */
  readonly elsewhere: readonly Account[];
  /** Runs the CDK's command. Resolves with whether it ended well. */
  readonly cdk: (args: readonly string[]) => Promise<boolean>;
  /** Asks the person at the keyboard; false is no, or nobody there. */
  readonly confirm: (question: string) => Promise<boolean>;
  readonly say: (line: string) => void;
  /** How long a new site may take to answer. */
  readonly patienceMs: number;
}

/** Where the templates of this deployment lie, which are shown and then deployed. */
const assembly = "cdk.out";

/** What tells the CDK's stacks of an account apart: said here, or in a file, or what `cdk bootstrap` takes by itself. */
function qualifierOf(context: Arguments["context"]): string {
  const name = "@aws-cdk/core:bootstrapQualifier";
  const written = contextOfFiles()[name];
  return context[name] || (typeof written === "string" ? written : "hnb659fds");
}

/**
 * Deploys everything and proves it: looks at the account, synthesizes once, shows what will change, asks, deploys, tells
 * what has to be typed elsewhere, and asks all conditions. Resolves with whether the site is as it should be. Rejects with
 * StartError, whose sentence says what to do, where it cannot go on.
 */
export async function deploy(
  { context, stage, isAgreed }: Arguments,
  bench: Workbench,
): Promise<boolean> {
  const { account, elsewhere, cdk, confirm, say } = bench;
  const number = await accountNumber(account);
  const product = productOf(stage);
  const where = `account ${number}, ${account.region}`;
  say(`Deploying ${stage ?? "production"} (the stacks ${product}-…) to ${where}.`);
  for (const place of [account, ...elsewhere]) {
    await requireBootstrap(place, number, qualifierOf(context));
  }

  const settings = Object.entries(context).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  if (!(await cdk(["synth", "--quiet", "--output", assembly, ...settings]))) {
    throw new StartError("The templates could not be made; nothing in the account has changed.");
  }
  const former = outputOf(await readDeployed(account, stage), "data", "Release");
  const made = ["--app", assembly];
  // Of templates: change sets of stacks that read outputs of others that are not there yet cannot be made.
  if (!(await cdk(["diff", ...made, "--method", "template"]))) {
    throw new StartError("The changes could not be shown; nothing in the account has changed.");
  }
  if (!isAgreed && !(await confirm(`Deploy this to ${where}?`))) {
    throw new StartError("Not deployed; nothing in the account has changed.");
  }
  if (!(await cdk(["deploy", "--all", ...made, "--require-approval", "never"]))) {
    throw new StartError(whatRemains(await readDeployed(account, stage)));
  }
  return prove(bench, stage, former);
}

/** What there is after a deployment that failed, and what to do. */
function whatRemains({ product, stacks }: Deployed): string {
  const states = [...stacks].map(
    ([name, stack]) => `  ${product}-${name}: ${stack?.status ?? "not there"}`,
  );
  return [
    "The deployment has failed. What there is now:",
    ...states,
    "Stacks that are complete stay as they are, and the one that failed has taken back what it had changed. Read above, or " +
      "in its events in the CloudFormation console, why; then the same command goes on from there.",
    ...(stacks.get("functions")?.status === "UPDATE_ROLLBACK_COMPLETE"
      ? [
          "The functions are those of the release before. Where the new ones failed with a tenth of the calls, CodeDeploy's " +
            `console has a deployment that was stopped: docs/runbooks.md, "A release that went back".`,
        ]
      : []),
    ...(stacks.get("data")?.status === "ROLLBACK_COMPLETE"
      ? [
          `${product}-data failed at its first creation, which may leave an empty user pool behind: ` +
            "docs/operations.md says how to delete it.",
        ]
      : []),
  ].join("\n");
}

/** Asks all conditions; where one is not met, says how to go back to the release that was there before, if there was one. */
async function prove(
  bench: Workbench,
  stage: string | undefined,
  former: string | undefined,
): Promise<boolean> {
  const { account, say } = bench;
  const deployed = await readDeployed(account, stage);
  for (const line of toType(deployed)) say(line);
  const own = await deployedPlaces(account, stage === undefined ? {} : { stage });
  const address = await answeringAddress(own.site, deployed, bench, smokeOf(stage));
  const places = { ...own, site: { ...own.site, address } };
  if (address !== places.site.origin) {
    say(`${places.site.origin} does not lead here yet: the site is asked at ${address}.`);
  }
  const verdicts = await runSmoke(places.site, places.installed, (verdict) => {
    say(lineOf(verdict));
  });
  const broken = verdicts.filter(({ is }) => is === "broken");
  say(
    broken.length === 0
      ? `Deployed: ${places.site.origin}`
      : `Deployed, but ${broken.length} of ${verdicts.length} conditions are not met: ${broken.map(({ name }) => name).join(", ")}.`,
  );
  if (broken.length > 0 && former !== undefined) say(wayBack(former, stage));
  say(
    `What is left to do by hand is the list "First deployment" in docs/operations.md; ${smokeOf(stage)} asks again.`,
  );
  return broken.length === 0;
}

/** What somebody types who wants the release before again, and at once, as it is known to be good. */
const wayBack = (former: string, stage: string | undefined): string =>
  `If this release is to blame, go back to the one before, which said that it was ${former}: git checkout v${former} (or the ` +
  `commit that was deployed, if that is still no tag) && npm ci && npm run deploy -- ${stage === undefined ? "" : `--stage ${stage} `}` +
  '-c allAtOnce=true. docs/operations.md says under "Going back" what that leaves as it is.';

/** The command that asks the conditions of a deployment. */
const smokeOf = (stage: string | undefined): string =>
  `npm run smoke -- ${stage === undefined ? "--aws" : `--stage ${stage}`}`;

/** Outputs that somebody has to enter somewhere else, as lines. */
function toType(deployed: Deployed): readonly string[] {
  const origin = outputOf(deployed, "edge", "PublicOrigin") ?? "";
  const target = outputOf(deployed, "edge", "DistributionDomain") ?? "";
  const google = outputOf(deployed, "data", "GoogleRedirectAddress");
  const records = [...(deployed.stacks.get("data")?.outputs ?? [])].filter(([name]) =>
    name.startsWith("MailRecord"),
  );
  const ownHost = new URL(origin === "" ? `https://${target}` : origin).host;
  return [
    ...(ownHost === target
      ? []
      : [`DNS: ${ownHost} is an alias (A and AAAA, or CNAME) of ${target}`]),
    ...records.map(([, record]) => `DNS, for e-mails: ${record}`),
    ...(google === undefined
      ? []
      : [`Google, if you use it: the authorized redirect URI is ${google}`]),
  ];
}

const betweenMs = 5000;

/** Where the new site answers: at its own address, or before the DNS leads there, at the distribution's. Rejects with StartError. */
async function answeringAddress(
  { origin }: Site,
  deployed: Deployed,
  { patienceMs, say }: Workbench,
  again: string,
): Promise<string> {
  const distribution = outputOf(deployed, "edge", "DistributionDomain");
  const addresses = [...new Set([origin, `https://${distribution ?? ""}`])];
  const untilMs = Date.now() + patienceMs;
  say("Waiting for the site …");
  do {
    for (const address of addresses) if (await answers(address)) return address;
    await sleep(Math.min(betweenMs, patienceMs));
  } while (Date.now() < untilMs);
  throw new StartError(
    `Everything is deployed, but ${addresses.join(" and ")} did not answer. A new distribution may take some minutes more: ` +
      `${again} asks again.`,
  );
}

const answers = (address: string): Promise<boolean> =>
  ask(`${address}/`).then(
    ({ status }) => status === 200,
    () => false,
  );
