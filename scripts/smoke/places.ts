import { outputOf, readDeployed } from "../account/deployed.ts";
import type { Account } from "../account/signed-calls.ts";
import { StartError } from "../../local/net/start-error.ts";
import type { Installed } from "./account.ts";
import type { Site } from "./site.ts";

/** A site, with its account where that may be asked. */
export interface Places {
  readonly site: Site;
  readonly installed: Installed | undefined;
}

/** A site of which only the address is known. */
export const siteAt = (origin: string): Site => ({
  address: origin,
  origin,
  gateway: undefined,
  settings: undefined,
  inner: [],
});

/** Names of a deployment that nobody outside has to know. */
const innerOutputs = [
  "TableName",
  "DataBucketName",
  "MediaBucketName",
  "WebBucketName",
  "LogsBucketName",
];

/**
 * What a deployment in an account says of its site, which is asked at `address`, if one is given. Rejects with
 * StartError when it is not there.
 */
export async function deployedPlaces(
  account: Account,
  { stage, address }: { stage?: string; address?: string } = {},
): Promise<Places> {
  const deployed = await readDeployed(account, stage);
  const origin = outputOf(deployed, "edge", "PublicOrigin");
  if (origin === undefined) {
    throw new StartError(
      `There is no ${deployed.product}-edge in ${account.region} of this account that names a site. Deploy it first: npm run deploy${
        stage === undefined ? "" : ` -- --stage ${stage}`
      }.`,
    );
  }
  return {
    site: {
      address: address ?? origin,
      origin,
      gateway: outputOf(deployed, "edge", "ApiEndpoint"),
      settings: deployed.settings,
      inner: innerOutputs
        .map((name) => outputOf(deployed, "data", name))
        .filter((name) => name !== undefined),
    },
    installed: { account, deployed },
  };
}
