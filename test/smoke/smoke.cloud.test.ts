import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { localAccount } from "../../scripts/account/signed-calls.ts";
import { accountConditions } from "../../scripts/smoke/account.ts";
import { judge, type Verdict } from "../../scripts/smoke/condition.ts";
import { deployedPlaces } from "../../scripts/smoke/places.ts";
import { siteConditions } from "../../scripts/smoke/run.ts";
import type { Site } from "../../scripts/smoke/site.ts";
import { inFrontOf, type Tamper } from "./tampering.ts";
import { accountTampers, gatewayTampers, siteTampers } from "./tampers.ts";

const { origin, gateway, awsEndpoint, dataFolder } = inject("cloud");

const broken = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts.filter(({ is }) => is === "broken").map(({ name, sentence }) => `${name}: ${sentence}`);

const quietly = (): void => undefined;

const settings = { securityContact: "mailto:security@example.org" };

/** The sentences of the site's conditions that are broken, where answers are tampered with. */
const siteWith = (change: Partial<Site>) =>
  deployedPlaces(localAccount(awsEndpoint))
    .then(({ site }) => judge(siteConditions, { ...site, settings, ...change }, quietly))
    .then(broken);

/** What the account's operator chose: a sender, and a model on Bedrock, which has no emulator. */
const chosen = { mailFrom: "hello@tsuzuku.example", chatModel: "eu.anthropic.claude:0" };

const asChosen: Tamper = ({ service, path }, answer) => {
  const settings = JSON.stringify(chosen).replaceAll('"', "&quot;");
  answer.text = answer.text.replace(
    "</Outputs>",
    `<member><OutputKey>Settings</OutputKey><OutputValue>${settings}</OutputValue></member></Outputs>`,
  );
  if (service === "bedrock" && path.startsWith("/model/")) {
    answer.status = 200;
    answer.text = "{}";
  }
};

/** The verdicts of the account's conditions, where answers are tampered with. */
const accountWith = (tamper: Tamper = quietly): Promise<readonly Verdict[]> =>
  inFrontOf(
    awsEndpoint,
    (call, answer) => {
      asChosen(call, answer);
      tamper(call, answer);
    },
    async (endpoint) => {
      const { installed } = await deployedPlaces(localAccount(endpoint));
      return installed === undefined ? [] : judge(accountConditions, installed, quietly);
    },
  );

const rows = (tampers: Readonly<Record<string, readonly Tamper[]>>) =>
  Object.entries(tampers).flatMap(([name, each]) =>
    each.map((tamper, index) => ({ name, way: index + 1, tamper })),
  );

test("every condition is broken in some way", () => {
  const names = [...siteConditions, ...accountConditions].map(({ name }) => name);
  const tampered = [...Object.keys(siteTampers), "gateway", ...Object.keys(accountTampers)];
  expect(tampered.toSorted()).toEqual(names.toSorted());
  expect(rows({ ...siteTampers, ...accountTampers }).length).toBeGreaterThanOrEqual(
    names.length - 1,
  );
});

describe.concurrent("a condition of the site is red when it is broken, and no other:", () => {
  test.each(rows(siteTampers))("$name, $way", async ({ name, tamper }) => {
    const found = await inFrontOf(origin, tamper, (address) => siteWith({ address }));
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${name}: .+`))]);
  });

  test.each(gatewayTampers)("gateway", async (tamper) => {
    const found = await inFrontOf(gateway, tamper, (address) => siteWith({ gateway: address }));
    expect(found).toEqual([expect.stringMatching(/^gateway: .+/)]);
  });

  test("any, when nobody answers", async () => {
    const found = await siteWith({ address: "http://127.0.0.1:9" });
    expect(found[0]).toMatch(/does not answer.*Look at the DNS/);
  });
});

describe.concurrent("a condition of the account", () => {
  test("is asked, and met", async () => {
    const verdicts = await accountWith();
    expect(verdicts.filter(({ is }) => is !== "met")).toEqual([]);
    expect(verdicts).toHaveLength(accountConditions.length);
  });

  test.each(rows(accountTampers))(
    "is red when it is broken, and no other: $name, $way",
    async ({ name, tamper }) => {
      const found = broken(await accountWith(tamper));
      expect(found).toEqual([expect.stringMatching(new RegExp(`^${name}: .+`))]);
    },
  );

  test("is not asked about a sender or a model that nobody chose", async () => {
    const verdicts = await accountWith((_call, answer) => {
      answer.text = answer.text.replace(/\{&quot;mailFrom.*?\}/, "{}");
    });
    const skipped = verdicts.filter(({ is }) => is === "not asked").map(({ name }) => name);
    expect(skipped).toEqual(["e-mails", "sender", "chat's model"]);
  });
});

describe.concurrent("npm run smoke", () => {
  const smoke = (args: readonly string[], folder = dataFolder) =>
    new Promise<{ code: number; written: string }>((done) => {
      execFile(
        process.execPath,
        [join(import.meta.dirname, "../../scripts/smoke.ts"), ...args],
        { env: { ...process.env, TSUZUKU_DATA: folder } },
        (error, stdout, stderr) => {
          done({ code: error === null ? 0 : 1, written: (stdout + stderr).trim() });
        },
      );
    });

  test("is green on the local cloud", async () => {
    const { code, written } = await smoke([]);
    expect(written).not.toContain("✗");
    expect(written).toMatch(/\n\d\d passed, 0 failed$/);
    expect(code).toBe(0);
  });

  test("asks a site by its address, from outside; one that is broken is red", async () => {
    const tamper: Tamper = ({ path }, answer) => {
      if (path === "/robots.txt") answer.status = 404;
    };
    const { code, written } = await inFrontOf(origin, tamper, (address) => smoke([address]));
    expect(written).toContain("✗ robots.txt: ");
    expect(written).toContain("– gateway: not asked here, ");
    expect(written).not.toContain("stacks");
    expect(written).toMatch(/ failed$/);
    expect(code).toBe(1);
  });

  test("asks what is deployed by its account", async () => {
    for (const stage of [
      ["--stage", "staging"],
      ["-c", "stage=staging"],
    ]) {
      const { code, written } = await smoke([...stage, "--aws-endpoint", awsEndpoint]);
      expect(written).toMatch(
        /^There is no Tsuzuku-staging-edge in us-east-1 .* npm run deploy -- --stage staging\.$/,
      );
      expect(code).toBe(1);
    }
  });

  test("says what it takes", async () => {
    const { code, written } = await smoke(["--help"], "/nowhere");
    expect(written).toMatch(/^npm run smoke -- [^]*--stage NAME/);
    expect(code).toBe(0);
  });

  test.each([
    [[], /^No local cloud is running on .+ Start one with npm start/],
    [["site.example"], /^site\.example is no address of a site/],
    [["https://a.example", "https://b.example"], /^Say one address/],
    [["--all"], /^Unknown option '--all': npm run smoke -- takes .*--stage NAME.*\.$/],
  ])("%j says what is missing", async (args, sentence) => {
    const { code, written } = await smoke(args, "/nowhere");
    expect(written).toMatch(sentence);
    expect(code).toBe(1);
  });
});
