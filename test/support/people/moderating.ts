import { inject } from "vitest";
import type { Verb } from "../../../functions/moderation/verbs.ts";
import type { Order } from "../../../functions/operator/admin.ts";
import { carryOut } from "../../../scripts/admin/invoke.ts";
import { localAccount } from "../../../scripts/account/signed-calls.ts";

const account = localAccount(inject("cloud").awsEndpoint);

/** Who does it, as the trail of a test knows them. */
export const operatorName = "arn:aws:iam::111122223333:user/mod";

/** What an operator's command says, line by line. Rejects with the sentence of a refusal. */
export const order = async (said: Order): Promise<string> =>
  (await carryOut(account, undefined, said)).join("\n");

/** Does something to a thing. Returns the id of the act in the trail. */
export async function moderate(
  verb: Verb,
  thing: string,
  more: { readonly reason?: string; readonly of?: string } = {},
): Promise<string> {
  return actIn(await order({ verb, thing, by: operatorName, reason: "A test.", ...more }));
}

/** Takes an act back. Returns the id of the act by which that was done. */
export const takeBack = async (act: string): Promise<string> =>
  actIn(await order({ verb: "undo", act, by: operatorName }));

function actIn(lines: string): string {
  const [, act] = /done, act (\S+)/.exec(lines) ?? [];
  if (act === undefined) throw new Error(`No act in: ${lines}`);
  return act;
}
