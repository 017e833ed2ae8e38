import type { Stack } from "aws-cdk-lib";
import type { Endpoint } from "../shared/endpoint.ts";
import { endpoints, notBuilt } from "../shared/endpoints.ts";
import { budgetOf } from "./budgets.ts";
import { addShifts } from "./canary/shifts.ts";
import { adminName, type Deployment } from "./deployment.ts";
import { addLambdaOf } from "./functions.ts";
import type { Cloud } from "./grant.ts";
import { adminNeeds, linkPreviewNeeds, needsOf, type AnyNeed } from "./grants.ts";

const waiting = new Set<string>(notBuilt);

/** The function that answers for a row: its own, or the one that says that it is not built yet. */
export const functionOf = (name: string): string => (waiting.has(name) ? "not_built" : name);

/**
 * Adds a function for every row of the endpoint table, for previews of links, for all other addresses, and the one that
 * the operator's command invokes; releases of the busiest begin with a tenth of their calls.
 */
export function addEndpointFunctions(stack: Stack, deployment: Deployment, cloud: Cloud): void {
  const add = (name: string, summary: string, needs: readonly AnyNeed[]) =>
    addLambdaOf(stack, name, { summary, needs, ...budgetOf(name, needs) }, deployment, cloud);

  add("not_found", "Answer 404 at addresses that no row declares.", []);
  add("not_built", "Answer 501 for rows not built yet.", []);
  add("link_preview", "Describe a page to the programs that draw link previews.", linkPreviewNeeds);
  add(adminName, "Carry out what an operator decides of what people made.", adminNeeds);
  const ofRows = Object.entries<Endpoint>(endpoints)
    .filter(([name]) => !waiting.has(name))
    .map(([name, row]) => ({ name, handler: add(name, row.summary, needsOf(row)) }));
  addShifts(stack, deployment, ofRows);
}
