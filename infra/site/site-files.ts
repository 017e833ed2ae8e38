import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IDependable } from "constructs";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import { built } from "../built.ts";
import { addCrawlerFiles } from "./crawler-files.ts";
import { addSecurityText } from "./security-text.ts";
import type { Settings } from "../settings.ts";

/**
 * Adds the upload of the web client's build. Nothing is ever pruned: pages that are open during a deployment still
 * load the chunks they were built with.
 */
export function addSiteFiles(
  stack: Stack,
  bucket: Bucket,
  dist: string,
  edge: IDependable,
  origin: string,
  settings: Settings,
): void {
  const web = built(dist, "web");
  const logGroup = new LogGroup(stack, "SiteFilesLog", {
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const upload = { destinationBucket: bucket, prune: false, logGroup, memoryLimit: 512 };
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
    sources: [Source.asset(web, { exclude: ["*", ".*", "!index.html"] })],
    cacheControl: [CacheControl.noCache()],
  });
  // The page comes last: after the files it names, and after the security policy that allows its inline texts.
  page.node.addDependency(assets, files, edge);
}
