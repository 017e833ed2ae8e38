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

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.infer<typeof Suite>;

const Report = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(Suite),
  stats: z.object({ expected: z.number() }),
});

/** Everything under a suite that did not pass. A journey that is skipped counts as failed. */
function failuresUnder(
  { specs, suites = [] }: Suite,
  titles: readonly string[],
  pathOf: (file: string) => string,
): Failure[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== "expected")
      .map(({ projectName, status, results }) => {
        const all = [...titles, spec.title];
        const errors = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
        return {
          project: projectName,
          file: pathOf(spec.file),
          titles: all,
          name: nameOf(all),
          message: errors.join("\n") || `It was ${status}.`,
        };
      }),
  );
  return [
    ...own,
    ...suites.flatMap((suite) => failuresUnder(suite, [...titles, suite.title], pathOf)),
  ];
}

/** All journeys, on every screen of Playwright's configuration. */
export function journeys(setting: Setting): Phase {
  // Playwright empties a folder before it begins: each of its runs has one, so that what a first try left to look at stays.
  const run = (label: string, more: readonly string[]) => {
    const file = join(setting.results, `${label}.json`);
    const output = ["--output", join(setting.results, label)];
    return runRunner(
      label,
      { ...setting, environment: { ...setting.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file } },
      ["@playwright/test/cli.js", "test", "--reporter=list,json", ...output, ...more],
      { file, schema: Report },
    );
  };
  return {
    name: "journeys",
    async run() {
      const { isOk, report } = await run("journeys", []);
      const pathOf = (file: string) =>
        relative(setting.root, join(report?.config.rootDir ?? setting.root, file));
      const failures = (report?.suites ?? []).flatMap((suite) => failuresUnder(suite, [], pathOf));
      return ranOf("journeys", isOk, report?.stats.expected ?? 0, failures);
    },
    async again({ project, file, titles }) {
      // The tags of what a test stands in come between the titles.
      const pattern = `${titles.map(literally).join("( @\\S+)* ")}(\\s|$)`;
      // A trace of every journey would cost more than it tells.
      const only = ["--project", project, "--grep", pattern, "--workers", "1", "--trace", "on"];
      const { isOk, report } = await run("journeys-again", [file, ...only]);
      return isOk && (report?.stats.expected ?? 0) > 0;
    },
  };
}
