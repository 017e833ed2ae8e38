import { execFile } from "node:child_process";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { newcomer, visitor } from "../support/people/people.ts";

const { awsEndpoint, dataFolder } = inject("cloud");

/** Runs `npm run admin` as an operator types it. */
const admin = (args: readonly string[], folder = dataFolder) =>
  new Promise<{ code: number; written: string }>((done) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, "../../scripts/admin.ts"), ...args],
      { env: { ...process.env, TSUZUKU_DATA: folder } },
      (error, stdout, stderr) => {
        done({ code: error === null ? 0 : 1, written: (stdout + stderr).trim() });
      },
    );
  });

const sees = async (username: string): Promise<boolean> =>
  (await visitor().call("profile", { username })).status === 200;

test("an operator finds a report, looks, hides, reads the trail and takes it back", async () => {
  const { username } = await newcomer();
  const page = `/profile/${username}`;
  await visitor().ok("report", { page, reason: "spam", text: "Buys likes." });
  expect((await admin(["reports"])).written).toContain(`${page} – spam ×1: Buys likes.`);
  expect((await admin(["look", page])).written).toContain(`name: ${username}`);
  const hidden = await admin(["hide", page, "--reason", "It sells things."]);
  expect(hidden.code).toBe(0);
  const [, act = ""] = /To take it back: npm run admin -- undo (\S+)$/.exec(hidden.written) ?? [];
  expect(await sees(username)).toBe(false);
  const trail = await admin(["trail", "--of", username]);
  expect(trail.written).toContain(`${act} hide ${page}: It sells things.`);
  expect(trail.written).toContain(
    `by ${userInfo().username}; before: as it was made; after: hidden`,
  );
  expect(await admin(["undo", act])).toMatchObject({ code: 0 });
  expect(await sees(username)).toBe(true);
  const again = await admin(["undo", act]);
  expect(again.code).toBe(1);
  expect(again.written).toContain("undone already");
});

test("on AWS the trail names who is signed in there", async () => {
  const { username } = await newcomer();
  const signedIn = {
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_REGION: "eu-west-1",
    AWS_ACCESS_KEY_ID: "operator",
    AWS_SECRET_ACCESS_KEY: "local",
  };
  Object.assign(process.env, signedIn);
  try {
    const { code } = await admin(["suspend", username, "--reason", "Spam.", "--aws"]);
    expect(code).toBe(0);
    const { written } = await admin(["trail", "--of", username, "--aws"]);
    expect(written).toMatch(
      /by arn:aws:iam::\d+:user\/operator; before: as it was made; after: suspended/,
    );
    const other = await admin(["reports", "--stage", "staging"]);
    expect(other.written).toContain("Tsuzuku-staging-admin");
    expect(other.code).toBe(1);
  } finally {
    for (const name of Object.keys(signedIn)) Reflect.deleteProperty(process.env, name);
  }
});

test("says in a sentence that no cloud is running, and what it takes", async () => {
  const none = await admin(["reports"], join(tmpdir(), "no-cloud-here"));
  expect(none.code).toBe(1);
  expect(none.written).toMatch(/^No local cloud is running on .+ Start one with npm start/);
  const { code, written } = await admin(["--help"]);
  expect(code).toBe(0);
  expect(written).toContain("undo ACT");
});
