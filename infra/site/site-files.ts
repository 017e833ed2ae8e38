import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { assetListKey, assetsPrefix } from "../../functions/objects/keys.ts";
import { built } from "../built.ts";
import { addCrawlerFiles } from "./crawler-files.ts";
import type { Kept } from "../data.ts";
import type { Deployment } from "../deployment.ts";
import { addSecurityText } from "./security-text.ts";

/** The keys of all assets of a build, as the job reads them that removes those of former ones. */
function assetList(web: string): string {
  const folder = built(web, "assets");
  const keys = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"))
    .map((name) => `${assetsPrefix}${name}`);
  return JSON.stringify(keys.toSorted());
}

/**
 * Adds the upload of the web client's build. Nothing is pruned: pages that are open during a deployment still load the
 * chunks they were built with, and longer. What is superseded goes by a job (decision 0091).
 */
export function addSiteFiles(
  stack: Stack,
  webBucket: Kept,
  origin: string,
  { dist, settings }: Deployment,
): void {
  const web = built(dist, "web");
  const logGroup = new LogGroup(stack, "SiteFilesLog", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const destinationBucket = Bucket.fromBucketName(stack, "Web", webBucket.name);
  const upload = { destinationBucket, prune: false, logGroup, memoryLimit: 512 };
  const assets = new BucketDeployment(stack, "Assets", {
    ...upload,
    sources: [Source.asset(built(web, "assets"))],
    destinationKeyPrefix: "assets",
    // Their names carry a hash of their content.
    cacheControl: [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()],
  });
  const files = new BucketDeployment(stack, "Files", {
    ...upload,
    sources: [Source.asset(web, { exclude: ["assets", "index.html", ".*"] })],
    cacheControl: [CacheControl.maxAge(Duration.days(1))],
  });
  addCrawlerFiles(stack, upload, origin);
  addSecurityText(stack, upload, settings);
  const page = new BucketDeployment(stack, "Page", {
    ...upload,
    sources: [
      Source.asset(web, { exclude: ["*", ".*", "!index.html"] }),
      // With the page, and not with the assets: of what is uploaded before the page, the former page needs nothing.
      Source.data(assetListKey, assetList(web)),
    ],
    cacheControl: [CacheControl.noCache()],
  });
  // The page comes after the files it names; all that answers it is there before this stack.
  page.node.addDependency(assets, files);
}
