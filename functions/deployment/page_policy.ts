import * as z from "zod";
import { readLivePage } from "../objects/live-page.ts";
import { errorFields, log } from "../runtime/log.ts";
import { answerCloudFormation, type DeploymentRequest } from "./custom-resource.ts";
import { inlineSources, type InlineSources } from "./inline-hashes.ts";

/** The properties that `infra/site/page-policy.ts` gives. */
const Properties = z.object({
  Bucket: z.string(),
  /** What the policy allows of the page that this deployment brings. */
  Scripts: z.string(),
  Styles: z.string(),
});

/** What the page that people have open needs; nothing where there is none yet, or none that can be read. */
async function liveSources(bucket: string): Promise<InlineSources> {
  try {
    return inlineSources(await readLivePage(bucket));
  } catch (error) {
    // Who may not list the bucket is told so of a missing object, too: at the first deployment there is none.
    log("warn", "no live page", errorFields(error));
    return { scripts: [], styles: [] };
  }
}

const together = (...lists: readonly (readonly string[])[]): string =>
  [...new Set(lists.flat())].filter((source) => source !== "").join(" ");

/** What has to be allowed while one page takes the place of another. */
async function allowed(request: DeploymentRequest): Promise<Record<string, string>> {
  const { Bucket, Scripts, Styles } = Properties.parse(request.ResourceProperties);
  const live = await liveSources(Bucket);
  return {
    Scripts: together(Scripts.split(" "), live.scripts),
    Styles: together(Styles.split(" "), live.styles),
  };
}

/**
 * Tells CloudFormation what the policy of pages must allow: the new page, and the one that is live until the new one is
 * uploaded, minutes after the policy is in force.
 */
export const handler = (event: unknown): Promise<void> =>
  answerCloudFormation(event, async (request) => ({ data: await allowed(request) }));
