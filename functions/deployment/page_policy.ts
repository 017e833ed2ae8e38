import * as z from "zod";
import { readLivePage } from "../objects/live-page.ts";
import { errorFields, log } from "../runtime/log.ts";
import { answerCloudFormation, type DeploymentRequest } from "./custom-resource.ts";
import { inlineSources, type InlineSources } from "./inline-hashes.ts";
import { isGoingBack } from "./stack-status.ts";

/** The properties that `infra/site/page-policy.ts` gives. */
const Properties = z.object({
  Bucket: z.string(),
  /** What the policy allows of the page that this deployment brings. */
  Scripts: z.string(),
  Styles: z.string(),
});

const nothing: InlineSources = { scripts: [], styles: [] };

/**
 * What the page that people have open needs; nothing where there is none yet. Where it cannot be read, a rollback goes
 * on without it, as it must; anything else rejects.
 */
async function liveSources({ StackId }: DeploymentRequest, bucket: string): Promise<InlineSources> {
  try {
    const html = await readLivePage(bucket);
    return html === undefined ? nothing : inlineSources(html);
  } catch (error) {
    log("error", "no live page", errorFields(error));
    if (await isGoingBack(StackId)) return nothing;
    throw error;
  }
}

const together = (...lists: readonly (readonly string[])[]): string =>
  [...new Set(lists.flat())].filter((source) => source !== "").join(" ");

/** What has to be allowed while one page takes the place of another. */
async function allowed(request: DeploymentRequest): Promise<Record<string, string>> {
  const { Bucket, Scripts, Styles } = Properties.parse(request.ResourceProperties);
  const live = await liveSources(request, Bucket);
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
  answerCloudFormation(event, async (request) => {
    if (request.RequestType === "Delete") return {};
    try {
      return { data: await allowed(request) };
    } catch {
      return { refusal: "The page that is live could not be read, so nobody knows what it needs." };
    }
  });
