import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { reaches } from "./test/support/reaches.ts";
import { isThorough } from "./test/support/thorough.ts";

const infraTests = ["test/infra/**/*.test.ts"];
const localTests = ["test/local/**/*.test.ts"];
const lawTests = ["test/{laws,chat,smoke}/**/*.cloud.test.ts"];
const apiTests = globSync("test/api/**/*.test.ts", { cwd: import.meta.dirname });

/** What these do, fire jobs and kill functions, other tests would notice that run at the same time. */
const noticed = ["test/support/cloud/jobs.ts", "test/support/cloud/faults.ts"];
const isNoticed = (file: string): boolean => reaches(import.meta.dirname, file, noticed);

/** Laws press as hard as they can: others would wait for functions that are busy with them. */
const turnsTests = [...lawTests, ...apiTests.filter(isNoticed)];
const cloudTests = apiTests.filter((file) => !isNoticed(file));

/** A test that hangs ends; one that others keep waiting on a busy machine does not. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};

/** Tests that share a cloud: one that all runners share, or one of the project's own. */
const onCloud = {
  globalSetup: "test/support/cloud/cloud-setup.ts",
  ...patience,
};

/** What files share is the cloud, anyhow: the packages of AWS are read once for all. */
const together = { ...onCloud, isolate: false };

const answersForAws = ["test/support/cloud/answering-aws.ts", "test/support/cloud/slow-aws.ts"];
const awsTests = globSync("test/{aws,rules}/**/*.test.ts", { cwd: import.meta.dirname });
/** Tests that answer for AWS themselves: what they try reads once, when it is loaded, where AWS is. */
const ownAwsTests = awsTests.filter(
  (file) => file.startsWith("test/aws/") || reaches(import.meta.dirname, file, answersForAws),
);

/** What must hold too on the share of a core that a function has on AWS. */
const slowTests = ["test/{laws,local}/*.slow.test.ts"];

/** What must hold too while reads are as old as DynamoDB allows. The laws try every read that has to be fresh. */
const staleTests = isThorough()
  ? ["test/api/**/*.test.ts", "test/laws/{concurrency,consistency*}.cloud.test.ts"]
  : ["test/laws/consistency*.cloud.test.ts"];

/** What is true of any cloud whose reads are fresh. */
const onlyStaleTests = ["test/laws/consistency*.cloud.test.ts"];

/** Files that look at a whole shelf right after a change: shelves are read a moment late, and pages know what they did. */
const shelfTests =
  "{{add,drop,quick_add,update}_{anime,manga},card,chat,export,get_{anime,manga},get_trending_anime," +
  "get_unique_values*,import_mal*,pick_up,recommend_{anime,manga},top_completed_users,undo_import,user_achievements}";
/** Files that read nothing of the table that they have just changed. */
const unchangedTests = "{csp_reports,fetch_image,search_{anime,manga},today}";
/** Files that look for what was just made by the index, which is a moment late and says nothing that is not checked. */
const indexTests = "{find_people,newest_ranking_lists}";
/** The ranks are counted from the index, which names for a moment who is gone; `consistency-deletion` has the reads. */
const leftToJobs = "delete_account";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [
            ...infraTests,
            ...localTests,
            ...cloudTests,
            ...turnsTests,
            ...slowTests,
            ...ownAwsTests,
          ],
          // Rules keep nothing: what they are made of is read once for all.
          isolate: false,
          unstubEnvs: true,
          ...patience,
        },
      },
      {
        test: {
          name: "own-aws",
          include: ownAwsTests,
          ...patience,
        },
      },
      {
        test: {
          name: "infra",
          include: infraTests,
          globalSetup: "test/infra/setup.ts",
          // The CDK is read once for all.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "cloud",
          include: cloudTests,
          ...together,
          // Side by side, on however few cores: each makes its own people, and waits for functions most of the time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "turns",
          include: turnsTests,
          exclude: onlyStaleTests,
          ...onCloud,
          // One file after the other on every machine. Some speak to endpoints of their own: each has its own modules.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // What `npm run compatible` has fetched: the tests of the last release, against today's service.
          name: "last-release",
          include: ["last-release/test/api/**/*.test.ts"],
          ...onCloud,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "local",
          include: localTests,
          exclude: slowTests,
          globalSetup: "test/local/setup.ts",
          // One after the other: these tests take ports and processes away from themselves.
          sequence: { groupOrder: 3 },
          fileParallelism: false,
          ...patience,
        },
      },
      {
        test: {
          name: "stale",
          include: staleTests,
          exclude: [shelfTests, unchangedTests, indexTests, leftToJobs].map(
            (name) => `test/api/*/${name}{,.*}.test.ts`,
          ),
          ...together,
          globalSetup: "test/support/cloud/stale-setup.ts",
          sequence: { groupOrder: 4 },
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "slow",
          include: slowTests,
          globalSetup: ["test/support/cloud/slow-setup.ts", "test/local/setup.ts"],
          // Alone: these tests measure what a function may take.
          sequence: { groupOrder: 5 },
          fileParallelism: false,
          ...patience,
        },
      },
    ],
  },
});
