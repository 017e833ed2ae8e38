import { defineConfig } from "vitest/config";

const infraTests = ["test/infra/**/*.test.ts"];
const localTests = ["test/local/**/*.test.ts"];
const cloudTests = ["test/api/**/*.test.ts", "test/{laws,chat}/**/*.cloud.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: [...infraTests, ...localTests, ...cloudTests],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "infra",
          include: infraTests,
          globalSetup: "test/infra/setup.ts",
          // Some of these tests synthesize the stack once more.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "local",
          include: localTests,
          globalSetup: "test/local/setup.ts",
          // After the others: these tests measure time, and take ports and processes away from themselves.
          sequence: { groupOrder: 2 },
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "cloud",
          include: cloudTests,
          globalSetup: "test/support/cloud-setup.ts",
          // One file after the other on every machine: they share a cloud whose jobs and functions some fire and kill.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
