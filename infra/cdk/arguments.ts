/**
 * The arguments of the CDK's command, with `--all` where it shall deploy and no stack is named. Names of ours begin with
 * the product's, and patterns hold a star.
 */
export function deployingAll(given: readonly string[]): readonly string[] {
  const names = given.filter((each) => /^Tsuzuku|\*/.test(each));
  const isWhole = given.includes("deploy") && names.length === 0 && !given.includes("--all");
  return isWhole ? [...given, "--all"] : given;
}
