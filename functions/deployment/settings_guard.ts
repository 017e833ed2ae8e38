import * as z from "zod";
import { nearestName } from "./nearest-name.ts";
import { answerCloudFormation, type DeploymentRequest } from "./custom-resource.ts";
import { isGoingBack } from "./stack-status.ts";

const names = z.string().transform((text) => text.split(",").filter((name) => name !== ""));

/** The properties that `infra/settings/guard.ts` gives. */
const Properties = z.object({
  /** Every setting's value, as text; those that have none are not there. */
  InForce: z.record(z.string(), z.string()),
  /** The names of those that the operator gave. */
  Given: names,
  /** The names of those that this deployment may drop or change. */
  AllowDrop: names,
  /** The names of all settings that the release has, whether they have a value or not. */
  Known: names.prefault(""),
  /** Whether new code, and with it another table, gets all calls at once. */
  AllAtOnce: z.string().prefault("false"),
});

type Properties = z.output<typeof Properties>;

/**
 * Settings whose change takes something away from people: the site's address, the sender whom SES has confirmed, or all that
 * they have entrusted to a table.
 */
const keptAsTheyAre = new Set(["domainName", "mailFrom", "mailDomain", "tableName"]);

interface Loss {
  readonly name: string;
  readonly words: string;
}

/** What is lost from one deployment to the next without anybody having said so. */
function losses(before: Properties, after: Properties): Loss[] {
  return before.Given.filter((name) => !after.AllowDrop.includes(name)).flatMap((name) => {
    const [was = "", is] = [before.InForce[name], after.InForce[name]];
    if (was === is) return [];
    if (!after.Given.includes(name)) return [{ name, words: `drop ${name} (it is ${was} now)` }];
    if (!keptAsTheyAre.has(name)) return [];
    return [{ name, words: `change ${name} from ${was} to ${is ?? "nothing"}` }];
  });
}

/** A sentence for each name that may be dropped and is a setting neither of this release nor of the one before. */
function slips(before: Properties, after: Properties): string[] {
  const known = [before, after].flatMap(({ Known, InForce }) => [
    ...Known,
    ...Object.keys(InForce),
  ]);
  return (
    after.AllowDrop.filter((name) => !known.includes(name))
      // What is repeated, because a later stack had failed, has dropped it already.
      .filter((name) => !before.AllowDrop.includes(name))
      .map((name) => {
        const meant = nearestName(name, known);
        return (
          `allowDrop names ${name}, which is no setting of this release or of the one before.` +
          (meant === undefined ? "" : ` Did you mean ${meant}?`)
        );
      })
  );
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;

/** What a deployment must not do, in a sentence; undefined where nothing is lost. */
function lossesTold(before: Properties, after: Properties): string | undefined {
  const lost = losses(before, after);
  if (lost.length === 0) return undefined;
  const given = lost.length === 1 ? "it" : "them";
  return (
    `This deployment would ${listed(lost.map(({ words }) => words))}. ` +
    `Give ${given} again, or allow it with -c allowDrop=${lost.map(({ name }) => name).join(",")}.`
  );
}

/**
 * That functions would change their table a tenth at first: what a tenth writes the others do not read, for ten minutes
 * (decision 0085). Undefined where the table stays, or all of them change it at once.
 */
function splitTold(before: Properties, after: Properties): string | undefined {
  const [was, is] = [before.InForce["tableName"], after.InForce["tableName"]];
  if (was === is || after.AllAtOnce === "true") return undefined;
  return (
    `It would take calls from ${was ?? "the stack's own table"} to ${is ?? "the stack's own table"} step by step, ` +
    "and people would see now the one and now the other: add -c allAtOnce=true."
  );
}

/** Why an update of the stack must not go on; undefined lets it. A rollback may always go back to where it came from. */
async function refusal(request: DeploymentRequest): Promise<string | undefined> {
  if (request.RequestType !== "Update") return undefined;
  const before = Properties.parse(request.OldResourceProperties);
  const after = Properties.parse(request.ResourceProperties);
  const told = [lossesTold(before, after), splitTold(before, after)];
  const reasons = [...told.filter((each) => each !== undefined), ...slips(before, after)];
  if (reasons.length === 0) return undefined;
  if (await isGoingBack(request.StackId)) return undefined;
  return reasons.join(" ");
}

/**
 * Stops an update of the stack, before anything else of it changes, that would drop a setting which is in force, whose
 * `allowDrop` names none, or that would change the table step by step.
 */
export const handler = (event: unknown): Promise<void> =>
  answerCloudFormation(event, async (request) => ({ refusal: await refusal(request) }));
