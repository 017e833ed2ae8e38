/**
 * Where the inference profiles of Bedrock send their calls, by the prefix of a profile's id. The region that calls is a
 * place, too, and is not repeated here for regions from which one can call and be answered, but not answered elsewhere.
 */
const regionsByPrefix: Readonly<Record<string, readonly string[]>> = {
  us: ["us-east-1", "us-east-2", "us-west-2"],
  "us-gov": ["us-gov-east-1", "us-gov-west-1"],
  ca: ["ca-central-1", "ca-west-1"],
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

/** A model of Bedrock as the operator names it. */
export interface ChosenModel {
  /** The id of a model or of an inference profile, or the ARN of an application inference profile. */
  readonly id: string;
  /** What an application inference profile was made from: the id of a model or of an inference profile. */
  readonly behind: string | undefined;
  /** The regions that a profile may answer from, where the operator knows better. */
  readonly regions: readonly string[] | undefined;
}

/** What a call of a model is about. */
export interface ModelPlace {
  /** The profile that is called, by its ARN or by its id; undefined when the model is called itself. */
  readonly profile: { readonly arn: string } | { readonly id: string } | undefined;
  readonly model: string;
  /** Regions of the model that a call may reach; the empty one stands for a region that is not named. */
  readonly regions: readonly string[];
}

/** A profile's id is a model's with a group of regions before it; makers have longer names. */
const systemProfile = /^([a-z]{2}(?:-gov)?|apac|global)\.(.+\..+)$/;

const modelId = /^[a-z0-9-]+(?:\.[\w:-]+)+$/;

const applicationProfile =
  /^arn:aws[a-z-]*:bedrock:([a-z0-9-]+):\d{12}:application-inference-profile\/[a-z0-9]+$/;

/** The region of an application inference profile by its ARN; undefined for everything else. */
export const readProfileArn = (id: string): string | undefined => applicationProfile.exec(id)?.[1];

/**
 * Reads what an operator chose, for calls from a region. Throws, with a sentence, for what is neither a model nor a
 * profile, and for a profile whose model or regions are not known: a call through it would be refused.
 */
export function placeOf({ id, behind, regions }: ChosenModel, region: string): ModelPlace {
  if (readProfileArn(id) !== undefined) {
    if (behind === undefined || readProfileArn(behind) !== undefined) {
      throw new Error(
        "chatModel is an application inference profile: chatModelBehind has to say what it was made from, " +
          "the id of a model or of an inference profile.",
      );
    }
    const place = placeOf({ id: behind, behind: undefined, regions }, region);
    return { ...place, profile: { arn: id } };
  }
  if (!modelId.test(id)) {
    throw new Error(
      `chatModel takes the id of a model, of an inference profile, or the ARN of an application inference profile, not ${id}.`,
    );
  }
  const [, prefix, model = id] = systemProfile.exec(id) ?? [];
  if (prefix === undefined) return { profile: undefined, model, regions: [region] };
  const reached = regions ?? regionsByPrefix[prefix];
  if (reached === undefined) {
    throw new Error(
      `${id}: the regions of inference profiles that begin with "${prefix}." are not known here: ` +
        `name them by chatModelRegions. Known are ${Object.keys(regionsByPrefix).join(", ")}.`,
    );
  }
  // AWS asks for the model where it is called, too, wherever it answers.
  return { profile: { id }, model, regions: [...new Set([region, ...reached])] };
}
