import { account, arn } from "../template/account.ts";
import type { AwsCall } from "./call.ts";
import type { Permission } from "./policy.ts";

/*
 * What Bedrock asks IAM about. Nothing here is taken from `infra/`: this is the other side, and what is wrong in one of
 * the two must not be wrong in both.
 */

/** Operations on a model by the last part of their path. */
const actions: Readonly<Record<string, string>> = {
  invoke: "InvokeModel",
  converse: "InvokeModel",
  "invoke-with-response-stream": "InvokeModelWithResponseStream",
  "converse-stream": "InvokeModelWithResponseStream",
};

/** Regions that answer calls of a geography's profiles, as AWS's table of them says, wherever the call comes from. */
const destinations = new Map(
  Object.entries({
    us: "us-east-1 us-east-2 us-west-2",
    "us-gov": "us-gov-west-1 us-gov-east-1",
    ca: "ca-west-1 ca-central-1",
    eu: "eu-west-1 eu-west-3 eu-central-1 eu-north-1 eu-south-1 eu-south-2",
    apac: "ap-south-1 ap-south-2 ap-southeast-1 ap-southeast-2 ap-southeast-4 ap-northeast-1 ap-northeast-2 ap-northeast-3",
    jp: "ap-northeast-3 ap-northeast-1",
    au: "ap-southeast-4 ap-southeast-2",
  }).map(([geography, regions]) => [geography, regions.split(" ")]),
);

/** Where a call comes from, and the application inference profiles that were made there. */
export interface BedrockPlace {
  readonly region: string;
  /** What each was made from, a model's or a profile's id, by the profile's ARN. */
  readonly applicationProfiles: ReadonlyMap<string, string>;
}

const here: BedrockPlace = { region: account.region, applicationProfiles: new Map() };

/** Everything that a call of Bedrock needs. Throws for operations and profiles that are not known here. */
export function bedrockPermissions(
  call: Pick<AwsCall, "path">,
  place: BedrockPlace = here,
): readonly Permission[] {
  const [, , encoded = "", operation = ""] = call.path.split("/");
  const action = actions[operation];
  if (action === undefined) throw new Error(`Bedrock ${call.path} is unknown locally`);
  return resources(decodeURIComponent(encoded), place).map((resource) => ({
    action: `bedrock:${action}`,
    resource,
  }));
}

function resources(id: string, place: BedrockPlace): readonly string[] {
  if (id.startsWith("arn:")) {
    const source = place.applicationProfiles.get(id);
    if (source === undefined) throw new Error(`There is no profile ${id} locally`);
    return [id, ...models(source, place)];
  }
  const isProfile = geographyOf(id) !== undefined;
  const profile = arn("bedrock", `inference-profile/${id}`).replace(account.region, place.region);
  return [...(isProfile ? [profile] : []), ...models(id, place)];
}

/** What stands before maker and model in a profile's id; undefined for the id of a model. */
function geographyOf(id: string): string | undefined {
  const [first = "", ...rest] = id.split(".");
  const isMaker = rest.length < 2 || !(first.length === 2 || /^(us-gov|apac|global)$/.test(first));
  return isMaker ? undefined : first;
}

/** The model where it is called, and everywhere that it may be answered. */
function models(id: string, { region }: BedrockPlace): readonly string[] {
  const geography = geographyOf(id);
  const model = geography === undefined ? id : id.slice(geography.length + 1);
  const at = (where: string) => `arn:aws:bedrock:${where}::foundation-model/${model}`;
  if (geography === undefined) return [at(region)];
  // A call that may go anywhere is asked about with an ARN that names no region.
  if (geography === "global") return [at(region), at("")];
  const answering = destinations.get(geography);
  if (answering === undefined) throw new Error(`The regions of ${geography}. are not known here`);
  return [at(region), ...answering.filter((each) => each !== region).map(at)];
}
