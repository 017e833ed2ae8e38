/** Where the inference profiles of Bedrock send their calls, by the prefix of a profile's id. */
const regionsByPrefix: Readonly<Record<string, readonly string[]>> = {
  us: ["us-east-1", "us-east-2", "us-west-2"],
  "us-gov": ["us-gov-east-1", "us-gov-west-1"],
  eu: ["eu-central-1", "eu-north-1", "eu-south-1", "eu-south-2", "eu-west-1", "eu-west-3"],
  apac: [
    "ap-northeast-1",
    "ap-northeast-2",
    "ap-northeast-3",
    "ap-south-1",
    "ap-south-2",
    "ap-southeast-1",
    "ap-southeast-2",
    "ap-southeast-4",
  ],
  jp: ["ap-northeast-1", "ap-northeast-3"],
  au: ["ap-southeast-2", "ap-southeast-4"],
  // Any region: of those, AWS asks for an ARN that names none.
  global: [""],
};

/** What a model's id says about where it answers. */
export interface ModelPlace {
  /** Whether it names an inference profile, and not the model itself. */
  readonly isProfile: boolean;
  readonly model: string;
  /** Regions of the model that a call may reach; the empty one stands for a region that is not named. */
  readonly regions: readonly string[];
}

/** A profile's id is a model's with a group of regions before it; makers have longer names. */
const profile = /^([a-z]{2}(?:-gov)?|apac|global)\.(.+\..+)$/;

/**
 * Reads the id of a model or of an inference profile that is called from a region. Throws for a profile whose regions
 * are not known: a call through it would be refused in some of them.
 */
export function placeOf(id: string, region: string): ModelPlace {
  const [, prefix, model = id] = profile.exec(id) ?? [];
  if (prefix === undefined) return { isProfile: false, model, regions: [region] };
  const regions = regionsByPrefix[prefix];
  if (regions === undefined) {
    throw new Error(
      `${id}: the regions of inference profiles that begin with "${prefix}." are not known here. ` +
        `Known are ${Object.keys(regionsByPrefix).join(", ")}.`,
    );
  }
  // A global profile asks for the model where it is called, too.
  return { isProfile: true, model, regions: prefix === "global" ? [region, ...regions] : regions };
}
