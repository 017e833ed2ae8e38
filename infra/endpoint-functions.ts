import type { Stack } from "aws-cdk-lib";
import type { Endpoint } from "../shared/endpoint.ts";
import { endpoints, notBuilt } from "../shared/endpoints.ts";
import { budgetOf, type Budget } from "./budgets.ts";
import type { Deployment } from "./deployment.ts";
import { addLambda } from "./functions.ts";
import type { Cloud, Grant } from "./grant.ts";
import { grantOf, linkPreviewNeeds, needsOf } from "./grants.ts";

const waiting = new Set<string>(notBuilt);

/** The function that answers for a row: its own, or the one that says that it is not built yet. */
export const functionOf = (name: string): string => (waiting.has(name) ? "not_built" : name);

/** Adds a function for every row of the endpoint table, for previews of links, and for all other addresses. */
export function addEndpointFunctions(stack: Stack, deployment: Deployment, cloud: Cloud): void {
  const nothing = grantOf([])(cloud);
  const add = (
    name: string,
    summary: string,
    grant: Grant,
    { memoryMb, timeoutSeconds }: Budget = budgetOf(name),
  ) => addLambda(stack, name, { deployment, summary, grant, memoryMb, timeoutSeconds });

  add("not_found", "Answer 404 at addresses that no row declares.", nothing);
  add("not_built", "Answer 501 for rows not built yet.", nothing);
  add(
    "link_preview",
    "Describe a page to the programs that draw link previews.",
    grantOf(linkPreviewNeeds)(cloud),
    budgetOf("link_preview", linkPreviewNeeds),
  );
  for (const [name, row] of Object.entries<Endpoint>(endpoints)) {
    if (waiting.has(name)) continue;
    add(name, row.summary, grantOf(needsOf(row))(cloud), budgetOf(name, row.needs));
  }
}
