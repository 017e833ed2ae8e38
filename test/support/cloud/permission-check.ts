import type { PermissionReport, PermissionUse } from "../../../local/aws/permissions.ts";
import type { Permission } from "../../../local/aws/policy.ts";
import { expectedDenials, unusedGrants, type Excuse } from "./permission-excuses.ts";

const concerns = (
  excuse: Excuse,
  { name, action, resource }: Permission & { readonly name: string },
): boolean =>
  (excuse.function === "*" || excuse.function === name) &&
  excuse.action === action &&
  (excuse.resource ?? resource) === resource;

/** What several clouds saw together: a permission is unused when no cloud used it. */
export function together(reports: readonly PermissionReport[]): PermissionReport {
  const [first = {}, ...others] = reports;
  const isSame = (a: Permission) => (b: Permission) =>
    a.action === b.action && a.resource === b.resource;
  return Object.fromEntries(
    Object.entries(first).map(([name, own]) => {
      const uses = [own, ...others.flatMap((report) => report[name] ?? [])];
      const all = (part: keyof PermissionUse) => {
        const each = uses.flatMap((use) => use[part]);
        return each.filter((one, at) => each.findIndex(isSame(one)) === at);
      };
      const unused = own.unused.filter((one) => uses.every((use) => use.unused.some(isSame(one))));
      return [
        name,
        { used: all("used"), unused, denied: all("denied"), outlived: all("outlived") },
      ];
    }),
  );
}

/**
 * What is wrong with the permissions after a run of all tests, one line each: too few, too many, needless excuses, and
 * calls that were left under way.
 */
export function permissionProblems(
  report: PermissionReport,
  excuses: readonly Excuse[] = unusedGrants,
  denials: readonly Excuse[] = expectedDenials,
): string[] {
  const functions = Object.entries(report);
  const denied = functions.flatMap(([name, use]) => use.denied.map((each) => ({ name, ...each })));
  const unused = functions.flatMap(([name, use]) => use.unused.map((each) => ({ name, ...each })));
  const outlived = functions.flatMap(([name, use]) =>
    use.outlived.map(({ action }) => ({ name, action })),
  );
  return [
    ...outlived.map(({ name, action }) => `outlived its answer: ${name} ${action}`),
    ...denied
      .filter((each) => !denials.some((excuse) => concerns(excuse, each)))
      .map(({ name, action, resource }) => `${name} was denied ${action} on ${resource}`),
    ...unused
      .filter((each) => !excuses.some((excuse) => concerns(excuse, each)))
      .map(({ name, action, resource }) => `${name} never used ${action} on ${resource}`),
    ...[
      ...excuses.filter((excuse) => !unused.some((each) => concerns(excuse, each))),
      ...denials.filter((excuse) => !denied.some((each) => concerns(excuse, each))),
    ].map((excuse) => `nothing needs the excuse for ${excuse.function} ${excuse.action}`),
  ];
}
