import type { LambdaFunction } from "../lambda/function.ts";
import { arn } from "../template/account.ts";
import type { Template } from "../template/template.ts";
import { allowing, grantsOf, type Grant, type Permission } from "./policy.ts";

/** What a function was granted and what it did with it. */
export interface PermissionUse {
  readonly used: readonly Permission[];
  /** Grants that no call needed. */
  readonly unused: readonly Permission[];
  readonly denied: readonly Permission[];
  /** What its calls were about that were still under way when it had answered. */
  readonly outlived: readonly Permission[];
}

/** Permission use by function name. */
export type PermissionReport = Readonly<Record<string, PermissionUse>>;

/** Decides what each function may do, and remembers what it did. */
export interface Permissions {
  /** Whether the template lets a function do something. The answer is remembered for the report. */
  check(functionName: string, permission: Permission): boolean;
  report(): PermissionReport;
}

/** Services whose calls pass the local endpoint; grants for others, such as logs, are not reported on. */
const emulated = /^(dynamodb|s3|sqs|ses|bedrock|cognito-idp|secretsmanager):/;

interface FunctionRecord {
  readonly grants: readonly Grant[];
  readonly used: Set<Grant>;
  readonly denied: Map<string, Permission>;
}

/** Reads every function's permissions. Throws when a policy holds something that cannot be evaluated here. */
export function readPermissions(
  functions: readonly LambdaFunction[],
  template: Template,
  outlivedOf: (functionName: string) => readonly Permission[],
): Permissions {
  for (const definition of functions) requireLogs(definition, template);
  const records = new Map<string, FunctionRecord>(
    functions.map(({ name, roleArn }) => [
      name,
      { grants: grantsOf(roleArn, template), used: new Set(), denied: new Map() },
    ]),
  );
  return {
    check(functionName, permission) {
      const record = records.get(functionName);
      const allowed = record ? allowing(record.grants, permission) : [];
      for (const grant of allowed) record?.used.add(grant);
      if (allowed.length > 0) return true;
      record?.denied.set(`${permission.action} ${permission.resource}`, permission);
      return false;
    },
    report: () =>
      Object.fromEntries(
        [...records].map(([name, record]) => [
          name,
          { ...useOf(record), outlived: outlivedOf(name) },
        ]),
      ),
  };
}

/** What Lambda does in a function's name for every line; without it a function runs and nobody reads why it failed. */
const logWriting = ["logs:CreateLogStream", "logs:PutLogEvents"];

function requireLogs({ name, roleArn, logGroup }: LambdaFunction, template: Template): void {
  if (logGroup === undefined) return;
  const resource = arn("logs", `log-group:${logGroup}:log-stream:any`);
  const grants = grantsOf(roleArn, template);
  const missing = logWriting.filter(
    (action) => allowing(grants, { action, resource }).length === 0,
  );
  if (missing.length > 0) throw new Error(`${name} may not ${missing.join(", ")} on ${resource}`);
}

function useOf({ grants, used, denied }: FunctionRecord): Omit<PermissionUse, "outlived"> {
  const reported = grants.filter(
    ({ effect, action }) => effect === "Allow" && emulated.test(action),
  );
  const plain = ({ action, resource }: Permission): Permission => ({ action, resource });
  return {
    used: reported.filter((grant) => used.has(grant)).map(plain),
    unused: reported.filter((grant) => !used.has(grant)).map(plain),
    denied: [...denied.values()],
  };
}
