/** Why a command of the CDK must not begin; undefined lets it. What it does not know it leaves out, and goes on with production. */
export const misspelling = (given: readonly string[]): string | undefined =>
  given.some((each) => /^--stage(?:=|$)/.test(each))
    ? "The CDK's commands know no --stage, and would go on with production: say -c stage=NAME."
    : undefined;

/**
 * The arguments of the CDK's command, with `--all` where it shall deploy and no stack is named. Names of ours begin with
 * the product's, and patterns hold a star.
 */
export function deployingAll(given: readonly string[]): readonly string[] {
  const names = given.filter((each) => /^Tsuzuku|\*/.test(each));
  const isWhole = given.includes("deploy") && names.length === 0 && !given.includes("--all");
  return isWhole ? [...given, "--all"] : given;
}
