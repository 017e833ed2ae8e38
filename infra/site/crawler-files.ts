import { Duration, type Stack } from "aws-cdk-lib";
import {
  BucketDeployment,
  CacheControl,
  Source,
  type BucketDeploymentProps,
} from "aws-cdk-lib/aws-s3-deployment";
import { card } from "../../shared/api/sharing.ts";
import { pageNames, pageOf } from "../../shared/pages.ts";

const siteMapKey = "sitemap.xml";

/** What programs that read the site may read (RFC 9309), and where its pages are listed. */
export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    // The longer rule wins: programs that show links keep to these rules for their pictures, too.
    `Allow: ${card.path}`,
    ...pageNames
      .map(pageOf)
      .filter(({ crawlers }) => crawlers === "stay-away")
      // A rule holds for all that begins so.
      .map(({ pattern }) => `Disallow: ${pattern.replace(/:.*/, "")}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/${siteMapKey}`,
    "",
  ].join("\n");

/** The pages that search engines may show and that have one address, after https://www.sitemaps.org/protocol.html. */
export function siteMap(origin: string): string {
  const addresses = pageNames
    .map(pageOf)
    .filter(({ pattern, needs, crawlers }) => {
      const isForAll = needs === undefined && crawlers === undefined;
      return isForAll && !pattern.includes(":");
    })
    .map(({ pattern }) => `  <url><loc>${origin}${pattern}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}

/** Adds both to the site's files. They name the site's address, which may be known only when it is deployed. */
export function addCrawlerFiles(
  stack: Stack,
  upload: Omit<BucketDeploymentProps, "sources">,
  origin: string,
): void {
  new BucketDeployment(stack, "CrawlerFiles", {
    ...upload,
    sources: [
      Source.data("robots.txt", robotsText(origin)),
      Source.data(siteMapKey, siteMap(origin)),
    ],
    cacheControl: [CacheControl.maxAge(Duration.days(1))],
  });
}
