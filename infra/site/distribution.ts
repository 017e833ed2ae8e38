import { join } from "node:path";
import { Aws, type Stack } from "aws-cdk-lib";
import type { IHttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
  type IOrigin,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Bucket } from "aws-cdk-lib/aws-s3";
import { reportingEndpoints } from "./content-security-policy.ts";
import type { Data, KeptBucket } from "../data.ts";
import { publish } from "../publish.ts";
import { addPagePolicy } from "./page-policy.ts";
import { addResponseHeaders, inertPolicy } from "./response-headers.ts";
import type { Deployment } from "../deployment.ts";
import type { Settings } from "../settings.ts";

interface WebProps {
  readonly httpApi: IHttpApi;
  readonly data: Data;
  readonly deployment: Deployment;
  readonly originSecret: string;
  /** The firewall before it, if there is one. */
  readonly webAclArn: string | undefined;
}

/** Adds the distribution in front of everything: pages, pictures and the API on one origin. */
export function addDistribution(stack: Stack, props: WebProps): Distribution {
  const { data, deployment } = props;
  const { settings } = deployment;
  const pictures = pictureBehavior(stack, props);
  const api = apiBehavior(stack, props);
  const distribution = new Distribution(stack, "Distribution", {
    comment: deployment.product,
    httpVersion: HttpVersion.HTTP2_AND_3,
    defaultBehavior: pageBehavior(stack, props),
    additionalBehaviors: {
      "/api": api,
      "/api/*": api,
      "/chat-*": api,
      "/upload-profile-picture*": api,
      "/covers/*": pictures,
      "/data/*": pictures,
      "/media/*": pictures,
    },
    enableLogging: true,
    logBucket: Bucket.fromBucketAttributes(stack, "Logs", {
      bucketArn: data.logBucket.arn,
      bucketRegionalDomainName: data.logBucket.domainName,
    }),
    logFilePrefix: "cloudfront/",
    ...(props.webAclArn === undefined ? {} : { webAclId: props.webAclArn }),
    ...ownDomain(stack, settings),
  });
  publish(
    stack,
    "DistributionDomain",
    distribution.distributionDomainName,
    "What the alias record of a domain of your own points at",
  );
  publish(stack, "DistributionId", distribution.distributionId, "The distribution");
  return distribution;
}

/** The address people type, without a slash at the end: as the distribution's own stack knows it, and as later ones do. */
export function publishOrigin(
  stack: Stack,
  distribution: Distribution,
  { domainName }: Settings,
): { readonly here: string; readonly elsewhere: string } {
  const here = `https://${domainName ?? distribution.distributionDomainName}`;
  const published = publish(stack, "PublicOrigin", here, "The site's address");
  // Said outright where it can be: a stack that reads an output does not learn that it has changed.
  return { here, elsewhere: domainName === undefined ? published : here };
}

function ownDomain(stack: Stack, { domainName, certificateArn }: Settings) {
  if (domainName === undefined || certificateArn === undefined) return {};
  return {
    domainNames: [domainName],
    certificate: Certificate.fromCertificateArn(stack, "Certificate", certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
  };
}

function pageBehavior(stack: Stack, { data, deployment }: WebProps): BehaviorOptions {
  const policy = addPagePolicy(stack, deployment, data.webBucket);
  return {
    origin: bucketOrigin(stack, "Web", data.webBucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: addResponseHeaders(
      stack,
      `PageHeaders${policy.version}`,
      deployment.settings.hsts,
      policy.text,
      [["Reporting-Endpoints", reportingEndpoints]],
    ),
    functionAssociations: [viewerRequest(stack, "Spa", "spa.js")],
  };
}

function pictureBehavior(stack: Stack, { data, deployment }: WebProps): BehaviorOptions {
  return {
    origin: bucketOrigin(stack, "Media", data.mediaBucket),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: addResponseHeaders(
      stack,
      "PictureHeaders",
      deployment.settings.hsts,
      inertPolicy,
    ),
  };
}

function apiBehavior(
  stack: Stack,
  { httpApi, originSecret, deployment }: WebProps,
): BehaviorOptions {
  return {
    origin: new HttpOrigin(`${httpApi.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
      // edge/spa.js sends the programs that draw link previews to the origin of this name.
      originId: "api",
      customHeaders: { "x-origin-secret": originSecret },
    }),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    // CloudFront compresses only what it may cache.
    compress: false,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: addResponseHeaders(
      stack,
      "ApiHeaders",
      deployment.settings.hsts,
      inertPolicy,
    ),
    functionAssociations: [viewerRequest(stack, "ApiRequest", "api.js")],
  };
}

/** A bucket of the data stack as an origin; what lets CloudFront read it stands there. */
const bucketOrigin = (stack: Stack, name: string, { arn, domainName }: KeptBucket): IOrigin =>
  S3BucketOrigin.withOriginAccessControl(
    Bucket.fromBucketAttributes(stack, name, {
      bucketArn: arn,
      bucketRegionalDomainName: domainName,
    }),
  );

function viewerRequest(stack: Stack, name: string, file: string): FunctionAssociation {
  return {
    eventType: FunctionEventType.VIEWER_REQUEST,
    function: new Function(stack, name, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromFile({ filePath: join(import.meta.dirname, "edge", file) }),
    }),
  };
}
