import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { operator } from "../../local/aws/aws-endpoint.ts";
import { localAccount } from "../../scripts/account/signed-calls.ts";
import { readArguments } from "../../scripts/deploy/arguments.ts";
import { deploy } from "../../scripts/deploy/steps.ts";
import { inFrontOf, type Tamper } from "./tampering.ts";

const { origin, awsEndpoint } = inject("cloud");

const asItIs: Tamper = () => undefined;

const notPrepared: Tamper = ({ operation }, answer) => {
  if (operation !== "GetParameter") return;
  answer.status = 400;
  answer.text = '{"__type":"ParameterNotFound"}';
};

interface Bench {
  readonly args?: readonly string[];
  /** Commands of the CDK that fail. */
  readonly failing?: readonly string[];
  readonly agrees?: boolean;
  readonly tamper?: Tamper;
  /** Another region that stacks are deployed to. */
  readonly elsewhere?: string;
}

/** Deploys to the account of the local cloud, where a stand-in notes what the CDK is asked to do. */
async function deploying({ tamper = asItIs, ...bench }: Bench) {
  const { args = [], failing = [], agrees = true, elsewhere } = bench;
  const commands: string[] = [];
  const said: string[] = [];
  const outcome = await inFrontOf(awsEndpoint, tamper, (endpoint) =>
    deploy(readArguments(args), {
      account: localAccount(endpoint),
      elsewhere: elsewhere === undefined ? [] : [{ ...localAccount(endpoint), region: elsewhere }],
      cdk(command) {
        commands.push(command.join(" "));
        return Promise.resolve(!failing.includes(command[0] ?? ""));
      },
      confirm(question) {
        said.push(question);
        return Promise.resolve(agrees);
      },
      say: (line) => said.push(line),
      patienceMs: 0,
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error))),
  );
  return { commands, said: said.join("\n"), outcome };
}

describe("a deployment", () => {
  test("makes the templates once, shows them, asks, deploys them all, and proves the site", async () => {
    const { commands, said, outcome } = await deploying({ args: ["-c", "passkeys=true"] });
    expect(commands).toEqual([
      "synth --quiet --output cdk.out -c passkeys=true",
      "diff --app cdk.out --method template",
      "deploy --all --app cdk.out --require-approval never",
    ]);
    expect(said).toMatch(
      /^Deploying production \(the stacks Tsuzuku-…\) to account 000000000000, us-east-1\.\nDeploy this to account/,
    );
    expect(said).toMatch(/Google, if you use it: .+ https:\/\/.+\/oauth2\/idpresponse\n/);
    expect(said).toContain(`Deployed: ${origin}`);
    expect(said).toContain("npm run smoke -- --aws");
    expect(outcome).toBe(true);
  });

  test("asks nobody with --yes", async () => {
    const { said, outcome } = await deploying({ args: ["--yes"], agrees: false });
    expect(said).not.toContain("Deploy this");
    expect(outcome).toBe(true);
  });

  test("does nothing in an account that is not prepared, and says how to prepare it", async () => {
    const { commands, outcome } = await deploying({ tamper: notPrepared });
    expect(commands).toEqual([]);
    expect(outcome).toContain("npx cdk bootstrap aws://000000000000/us-east-1");
  });

  test("does nothing either where another region is not prepared that a stack is in", async () => {
    let asked = 0;
    const { commands, outcome } = await deploying({
      elsewhere: "eu-west-1",
      tamper: (call, answer) => {
        if (call.operation === "GetParameter" && ++asked === 2) notPrepared(call, answer);
      },
    });
    expect(commands).toEqual([]);
    expect(outcome).toContain("npx cdk bootstrap aws://000000000000/eu-west-1");
  });

  test("of a stage names it, whichever way it was said", async () => {
    for (const args of [
      ["--stage", "staging"],
      ["-c", "stage=staging"],
    ]) {
      const { commands, said } = await deploying({ args, agrees: false });
      expect(commands[0]).toBe("synth --quiet --output cdk.out -c stage=staging");
      expect(said).toContain("Deploying staging (the stacks Tsuzuku-staging-…)");
    }
  });

  test("looks for what prepares an account under another name, if it has one", async () => {
    const asked: string[] = [];
    await deploying({
      args: ["-c", "@aws-cdk/core:bootstrapQualifier=other"],
      tamper: ({ operation }, answer) => {
        if (operation === "GetParameter") asked.push(answer.text);
      },
    });
    expect(asked).toEqual([expect.stringContaining("/cdk-bootstrap/other/version")]);
  });

  test("does nothing with credentials that AWS does not take", async () => {
    const tamper: Tamper = ({ operation }, answer) => {
      if (operation !== "GetCallerIdentity") return;
      answer.status = 403;
      answer.text = "<Error><Code>ExpiredToken</Code><Message>It has expired</Message></Error>";
    };
    const { commands, outcome } = await deploying({ tamper });
    expect(commands).toEqual([]);
    expect(outcome).toMatch(
      /^AWS does not take these credentials.*403 ExpiredToken It has expired/,
    );
  });

  test.each([
    [{ failing: ["synth"] }, ["synth"], /could not be made; nothing in the account has changed/],
    [{ failing: ["diff"] }, ["synth", "diff"], /could not be shown; nothing/],
    [{ agrees: false }, ["synth", "diff"], /^Not deployed; nothing/],
  ])("goes no further: %j", async (bench: Bench, steps, sentence) => {
    const { commands, outcome } = await deploying(bench);
    expect(commands.map((command) => command.split(" ")[0])).toEqual(steps);
    expect(outcome).toMatch(sentence);
  });

  test("that fails says what there is, and that the same command goes on", async () => {
    const tamper: Tamper = (_call, answer) => {
      if (!answer.text.includes(">Tsuzuku-data<")) return;
      answer.text = answer.text.replace("CREATE_COMPLETE", "ROLLBACK_COMPLETE");
    };
    const { outcome } = await deploying({ failing: ["deploy"], tamper });
    expect(outcome).toContain("Tsuzuku-data: ROLLBACK_COMPLETE\n  Tsuzuku-edge: CREATE_COMPLETE");
    expect(outcome).toContain("the same command goes on from there");
    expect(outcome).toContain(
      "which may leave an empty user pool behind: docs/operations.md says how to delete it",
    );
  });

  test("is not good while a condition is broken", async () => {
    const tamper: Tamper = ({ service }, answer) => {
      if (service === "lambda") answer.text = '{"AccountLimit":{"ConcurrentExecutions":10}}';
    };
    const { said, outcome } = await deploying({ tamper });
    expect(said).toMatch(/✗ concurrency: .+ --quota-code L-B99A9384/);
    expect(said).toMatch(/Deployed, but 1 of \d+ conditions are not met: concurrency\./);
    expect(said).toMatch(
      /go back to the one before, which said that it was (\d+\.\d+\.\d+): git checkout v\1 .* && npm ci && npm run deploy -- -c allAtOnce=true\./,
    );
    expect(outcome).toBe(false);
  });

  test("names no way back where there was none before, nor where all is well", async () => {
    const broken: Tamper = ({ service }, answer) => {
      if (service === "lambda") answer.text = '{"AccountLimit":{"ConcurrentExecutions":10}}';
    };
    const first: Tamper = (call, answer) => {
      broken(call, answer);
      answer.text = answer.text.replace("<OutputKey>Release<", "<OutputKey>Other<");
    };
    const good = await deploying({});
    expect(good.said).not.toContain("go back");
    const made = await deploying({ tamper: first });
    expect(made.said).toContain("1 of");
    expect(made.said).not.toContain("go back");
  });

  test("that has gone back by itself says so, and where to look", async () => {
    const tamper: Tamper = (_call, answer) => {
      if (!answer.text.includes(">Tsuzuku-functions<")) return;
      answer.text = answer.text.replace("CREATE_COMPLETE", "UPDATE_ROLLBACK_COMPLETE");
    };
    const { outcome } = await deploying({ failing: ["deploy"], tamper });
    expect(outcome).toContain("The functions are those of the release before.");
    expect(outcome).toContain('docs/runbooks.md, "A release that went back"');
    const { outcome: other } = await deploying({ failing: ["deploy"] });
    expect(other).not.toContain("A release that went back");
  });

  test("whose site does not answer yet says so, after what the DNS needs", async () => {
    const tamper: Tamper = (_call, answer) => {
      answer.text = answer.text.replace(
        /(PublicOrigin<\/OutputKey><OutputValue>)[^<]+/,
        "$1https://anime.invalid",
      );
    };
    const { said, outcome } = await deploying({ tamper });
    expect(said).toContain(`DNS: anime.invalid is an alias (A and AAAA, or CNAME) of localhost:`);
    expect(outcome).toMatch(/^Everything is deployed, but https:\/\/anime\.invalid and https:/);
  });
});

describe.concurrent("npm run deploy", () => {
  const nobody = {
    AWS_REGION: "eu-central-1",
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_CONFIG_FILE: "/dev/null",
    AWS_SHARED_CREDENTIALS_FILE: "/dev/null",
    TSUZUKU_CONFIG: "none",
  };
  const somebody = { AWS_ACCESS_KEY_ID: operator, AWS_SECRET_ACCESS_KEY: "local" };

  const npmRunDeploy = (args: readonly string[], environment: Readonly<Record<string, string>>) =>
    new Promise<string>((done) => {
      const { PATH } = process.env;
      execFile(
        process.execPath,
        [join(import.meta.dirname, "../../scripts/deploy.ts"), ...args],
        { env: { PATH, ...nobody, ...environment } },
        (error, stdout, stderr) => {
          done(`${error === null ? 0 : String(error.code)} ${stdout}${stderr}`);
        },
      );
    });

  test("says that nobody is signed in", async () => {
    expect(await npmRunDeploy([], {})).toMatch(/^1 There are no credentials .* Sign in first/);
  });

  test("says that no region is chosen", async () => {
    expect(await npmRunDeploy([], { ...somebody, AWS_REGION: "" })).toMatch(
      /^1 No region is chosen/,
    );
  });

  test("says which arguments it takes", async () => {
    expect(await npmRunDeploy(["--force"], {})).toMatch(
      /^1 Unknown option '--force': .*-c name=value.*\.\n$/,
    );
    expect(await npmRunDeploy(["--force", "--help"], {})).toMatch(
      /^0 npm run deploy -- .*\n.*proves/,
    );
  });

  test("says what is wrong with the settings before it asks for an account", async () => {
    expect(await npmRunDeploy(["-c", "domianName=a.test"], {})).toBe(
      "1 These settings cannot be deployed:\n- -c domianName is no setting. Did you mean domainName?\n",
    );
  });

  test("says that nothing runs in a region before it asks the account there", async () => {
    expect(await npmRunDeploy([], { ...somebody, AWS_REGION: "eu-south-1" })).toMatch(
      /^1 These settings cannot be deployed:\n- Tsuzuku cannot be deployed to eu-south-1/,
    );
  });

  test("says that the account is not prepared", async () => {
    const written = await inFrontOf(awsEndpoint, notPrepared, (endpoint) =>
      npmRunDeploy(["--stage", "staging"], { ...somebody, AWS_ENDPOINT_URL: endpoint }),
    );
    expect(written).toMatch(/^1 Deploying staging \(the stacks Tsuzuku-staging-…\)/);
    expect(written).toContain("npx cdk bootstrap aws://000000000000/eu-central-1");
  });
});
