import { join, relative } from "node:path";
import * as z from "zod";
import {
  literally,
  nameOf,
  ranOf,
  runRunner,
  type Failure,
  type Phase,
  type Setting,
} from "./phase.ts";

const Report = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

/** Everything that did not pass. A test that is skipped counts as failed, and so does a file that does not load. */
function failuresIn(
  { testResults }: z.infer<typeof Report>,
  root: string,
  project: string,
): Failure[] {
  return testResults.flatMap(({ name: path, status, message = "", assertionResults }) => {
    const file = relative(root, path);
    const failed = assertionResults
      .filter((test) => test.status !== "passed")
      .map(({ ancestorTitles, title, status, failureMessages }) => {
        const titles = [...ancestorTitles, title];
        const message = status === "failed" ? failureMessages.join("\n") : `It was ${status}.`;
        return { project, file, titles, name: nameOf(titles), message };
      });
    const isWhole =
      status === "failed" && !assertionResults.some((test) => test.status === "failed");
    return isWhole ? [...failed, { project, file, titles: [], name: "", message }] : failed;
  });
}

/** A project of Vitest's configuration. */
export function vitest(project: string, setting: Setting): Phase {
  const run = (label: string, more: readonly string[]) => {
    const file = join(setting.results, `${label}.json`);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    return runRunner(
      label,
      setting,
      ["vitest/vitest.mjs", "run", "--project", project, ...reporters, ...more],
      { file, schema: Report },
    );
  };
  return {
    name: project,
    async run() {
      const { isOk, report } = await run(project, []);
      const failures = report ? failuresIn(report, setting.root, project) : [];
      return ranOf(project, isOk, report?.numPassedTests ?? 0, failures);
    },
    async again({ file, titles }) {
      const pattern = `^${titles.map(literally).join(" > ")}$`;
      const { isOk, report } = await run(`${project}-again`, [file, "-t", pattern]);
      return isOk && (report?.numPassedTests ?? 0) > 0;
    },
  };
}
